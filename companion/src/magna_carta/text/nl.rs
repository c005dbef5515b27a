//! Magna Carta in Nederlands.

use super::{LogTexts, MagnaCartaTexts, RefusalTexts};
use crate::text::{
    listed::listed,
    prose::{prose, proses},
};

pub(super) static MAGNA_CARTA: MagnaCartaTexts = MagnaCartaTexts {
    phases: listed("INKOMEN|ACTIES|VOOGD|GEBOUWEN|SLOT|EINDE|TELLING"),
    effects_line: "GEBOUWEN",
    buildings: listed(
        "Kl. boerderij|\
         Kl. houtzagerij|\
         Kl. steengroeve|\
         Marktkraam|\
         Markt|\
         Notaris|\
         Goudmijn|\
         Gr. boerderij|\
         Gr. houtzagerij|\
         Gr. steengroeve|\
         Bank|\
         Kerk",
    ),
    neutrals: listed("Park|Bos|Steengroeve|Kantoor|Neutr. marktkraam"),
    prestige: listed("Theater|Standbeeld|Hotel|Stallen|Stadhuis|Monument|Kathedraal"),
    residence: "Woonhuis",
    cubes: listed("voedsel|hout|steen|goud"),
    any_cube: "wit (naar keuze)",
    white_cube: "wit",
    deniers: ["{0} denar", "{0} denar"],
    tokens: [["burchttoren", "burchttorens"], ["kanteel", "kantelen"], ["toren", "torens"]],
    tokens_number: "{0} fiches",
    rules: proses!(
        "Ieder neemt 2 denar, +1 per eigen woonhuis zonder prestigegebouw, +1 voor het hotel. Ook in ronde 1!|\
         Om de beurt een actie: kaart, handkaarten ruilen of arbeider (elk 1 denar), bouwen, prestige of passen. Wie als eerste past, krijgt 1 denar.|\
         In volgorde van passen: tot 3 kaarten vooruit of achteruit, 1 denar per kaart. Ieder één keer.|\
         Elke kaart met een arbeider, tot en met die van de voogd: eerst de arbeider, dan de eigenaar. Niets is verplicht.|\
         Een pakket is voedsel, hout en steen; goud is joker. Elk pakket: 1 fiche. De meeste: 1 goud. Biedt niemand iets: 2 fiches weg.|\
         De voogd gaat 2 kaarten vooruit, tot het einde van de straat. De startspelerkaart gaat naar links.|\
         Fiches 4, 3, 2; gebouwen en prestige; goud 1; per 3 andere grondstoffen 1; per 3 denar 1. Gelijk: samen winnen.",
    ),
    reminders: proses!(
        "Ook in ronde 1 krijgt ieder 2 denar|\
         Wie als eerste past, krijgt 1 denar|\
         Elke stap van de voogd kost 1 denar|\
         Eerst de arbeider, dan de eigenaar|\
         De meeste pakketten: 1 goud|\
         De voogd gaat 2 vooruit, tot het einde|\
         Goud: 1 punt elk; de rest: 1 per drie",
    ),
    intro_income: prose!("Ieder neemt 2 denar. Ook in ronde 1!"),
    intro_effects: prose!(
        "Elke kaart met een arbeider, de hele straat: eerst de arbeider, dan de eigenaar. Niets is verplicht."
    ),
    intro_end: prose!("De startspelerkaart gaat naar links en een nieuwe ronde begint."),
    intro_end_reminder: prose!("De startspelerkaart gaat naar links"),
    round: "ronde {0}",
    corner: "ronde {0} · {1}/{2}",
    card_owner: "Eigenaar: {0}",
    last_round: "laatste ronde!",
    few_left: "fiches over: {0}",
    take_income: ["Ieder 2 denar", "Inkomen:"],
    passes_question: "{0} past?",
    passes: "past",
    provost_stays: "blijft",
    provost_costs: "kost {0}",
    leads_to: ["> acties", "> slot", "> ronde {0}", "> telling"],
    he_would_stand: "naar {0}: {1}",
    for_worker: "Arbeider: {0}",
    offers: "{0} biedt {1}",
    takes: "neemt {0}",
    and: " en ",
    takes_nothing: "neemt geen fiche",
    pays_gold: "betaalt {0} goud als joker",
    gold_goes: "Goud naar {0}",
    tokens_left: "{0} fiches gaan uit het spel",
    provost_goes: "Voogd op {0}: {1}",
    start_goes: "Startspeler: {0}",
    no_gold: "Niemand krijgt goud",
    stock_spent: "De voorraad is op",
    card_of: "kaart {0} van {1}",
    castle: "slot",
    rank: "{0}e",
    count: ["goud", "andere grondstoffen", "denar"],
    pass: "Passen",
    draw: "Kaart trekken",
    redraw: "Handkaarten ruilen",
    puts_worker: "arbeider",
    to_residence: "woonhuis",
    becomes: "{0} wordt woonhuis",
    turn: "Keer {0}",
    builds_residence: "{0} bouwt woonhuis",
    build: "Bouwen...",
    builds_one: "{0} bouwen",
    possible: "{0} mogelijk",
    put_up: "Prestigegebouw...",
    prestige_on: "{0} op {1}",
    skip: "Niets",
    take: "Neem {0} {1}",
    take_all: "neem alles",
    buy: "Koop {0}",
    sell: "Verkoop {0}",
    swap: "Ruil {0} tegen goud",
    buy_gold: "Koop {0} goud",
    buy_tokens: ["Koop 1 fiche", "Koop {0} fiches"],
    church: ["{0} koopt 1 fiche", "{0} koopt {1} fiches"],
    church_notary: "kerk, notaris...",
    builds_hint: "bouwt...",
    builds: "{0} bouwt",
    purses: "Beurzen",
    effect_buy_one: "1 denar > 1 grondstof",
    effect_buy_two: "1 denar > 1 grondstof (2x)",
    effect_sell: "1 grondstof > {0} denar",
    effect_swap: "1 grondstof > 1 goud",
    effect_gold: "{0} denar > {1} goud",
    effect_tokens: "{0} denar > {1} fiche",
    effect_or: ", {0} > {1}",
    effect_flip: "1 voedsel > woonhuis",
    effect_from_card: "1 {0} van de kaart",
    card_costs: "Kost {0}",
    card_neutral: "Neutraal: van niemand, geen punten",
    card_prestige: "Op een eigen woonhuis; geen effect",
    card_prestige_intro: "Ligt voor je op tafel; geen effect",
    card_hotel: "Op een eigen woonhuis; +1 denar inkomen",
    card_residence: prose!("+1 denar inkomen, tot er een prestigegebouw op ligt"),
    log: LogTexts {
        round: "R{0}",
        next: ["inkomen genomen", "gebouwen klaar", "ronde klaar"],
        draw: "{0} trekt een kaart",
        redraw: "{0} ruilt de handkaarten",
        worker: "{0}: arbeider op {1}",
        build: "{0} bouwt {1}",
        pass: "{0} past, {1}e",
        provost: "{0}: voogd naar {1}",
        stays: "{0}: voogd blijft",
        skips: "{0} slaat {1} over",
        castle: "{0} biedt {1}: {2}",
        castle_none: "{0} biedt niets",
        nobody: "verder niemand",
        church: ["{0} koopt {1} bij de kerk", "{0}: kerk, {1}"],
        turns: "{0} keert {1}",
        cubes_on: "{0}, {1} {2} erop",
        counted: "telling van {0}",
        spent: ", voorraad op",
    },
    correct_provost: "Voogd",
    correct_stock: "Voorraad {0}",
    correct_start: "Startspeler",
    not_passed: "geen",
    gone: "weg",
    of_seat: "van {0}",
    passed_row: "plaats bij passen",
    passed: "gepast",
    passed_corner: "R{0} · GEPAST:",
    coins: "denar",
    sheet: listed("fiches|gebouwen|prestige|goud|grondstof|denar"),
    legend: listed("fiches|bouw|prestige|bezit|bezit|bezit"),
    variants: ["instap", "standaard"],
    books: ["gids", "kasboek"],
    rules_row: "Regels",
    books_row: "Boekhouding",
    street_row: "Straat",
    explain_rules: prose!(
        "Instap: vijf fases, zonder voogd en woonhuizen; kerk, notaris en hotel blijven in de doos. Standaard: het hele spel."
    ),
    explain_books: prose!(
        "Gids: munten en blokjes liggen op tafel, het toestel bewaakt volgorde, straat en slot. Kasboek: het houdt alles bij."
    ),
    explain_street: prose!("De neutrale kaarten vanaf het slot. C wijst ze aan; nog eens C en het lot beslist weer."),
    check_players: "{0} spelers, {1}",
    check_tokens: ["Fiches", "{0} x 4, {1} x 3, {2} x 2"],
    check_street: "Straat",
    check_end: ["Dan", "marktkraam, daarop de voogd", "marktkraam"],
    check_each: ["Ieder", "2 voedsel, 2 hout, 4 denar"],
    check_hand: ["Hand", "3 kaarten, 1x gratis ruilen"],
    check_start: "{0} begint",
    card_at: "kaart {0}",
    card_heading: "Kaart {0}",
    refusals: RefusalTexts {
        passed: "{0} heeft al gepast",
        nothing_to_build: "{0} kan nu niets bouwen",
        already_built: "{0} heeft die kaart al gebouwd",
        nobody_left: "Iemand moet nog passen",
        under_prestige: "Daar ligt een prestigegebouw op",
        not_in_intro: "Niet in het instapspel",
        cannot_flip: "Een notaris blijft notaris",
        too_many_tokens: "Neem ze eerst uit de voorraad",
        no_more: "Hooguit {0}: meer zijn er niet",
    },
};
