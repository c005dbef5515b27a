//! Machiavelli in het Nederlands.

use super::{CallTexts, Say, Word};
use crate::text::{
    listed::{listed, words},
    prose::{prose, proses, says},
};

pub(super) static CALL: CallTexts = CallTexts {
    says: says! { Say;
        Round: "RONDE {0}",
        Size: "STAD {0}/{1}",
        BuildsLeft: "bouwt tot {0}",
        BringsGold: "{1} goud ({0})",
        BringsCards: "{1}x kaart ({0})",
        BringsEither: "{1}x goud/kaart ({0})",
        Protected: "{0} veilig",
        OnlyIncome: "{1} (inkomen: {0})",
        FaceUpTitle: "Wat ligt open?",
        WhoTitle: "Wie heeft hem?",
        OpenCovered: "{0} open, {1} gedekt",
        ForIt: "voor {0}",
        OverIt: "op {0}",
        Costs: "kost {0}",
        CheckPlayers: "{0} spelers",
        CheckCrown: "kroon: {0}",
        CheckOthers: "{0} andere: zie wijzig",
        Picks: "{0}: 1 uit {1}, geeft {2} door",
        PicksDown: "{0}: 1 uit {1}, 1 gedekt, {2} door",
        PicksUp: "{0}: 1 uit {1}, met de gedekte",
        PicksBlind: "{0}: 1 uit {1}, 1 blind gedekt",
        PicksLast: "{0}: 1 uit {1}, rest gedekt",
        Complete: "{0}: stad voltooid",
        LogRound: "R{0}",
        LogAdded: "{0} erbij",
        LogChosen: "karakters gekozen",
        LogFaceUp: "open: {1}",
        LogUnsaid: "{0}: verder",
        LogDone: "{0} klaar",
        LogCrown: "kroon naar {0}",
        LogBuild: "{0} bouwt {1}",
        LogSwap: "{0} ruilt {1} voor {2} ({3})",
        LogSeize: "Magistraat pakt {1} af",
        LogUpgrade: "{0}: munt op {1}",
        LogComplete: "laatste ronde!",
        LogVault: "{0} toont de geheime kamer, +3",
        LogNoVault: "geen geheime kamer",
        LogShared: "gedeeld",
        LogHighest: "hoogste: {0}",
        LogHeir: "{0} had de 4",
        LogEndsAt: "einde bij {0}",
        LogGone: "{0} weg",
        LogTax: "{0} belasting",
        PassedOver: "{0} IS VERMOORD",
        Shuffles: "{0} schudt",
        Acts: "{0} speelt",
        GivesCrown: "{0} kroont",
        Heir: "Wie was 4?",
        Vault: "Geheime kamer",
        Highest: "Wie was hoger?",
        HasIt: "heeft hem",
        GetsIt: "krijgt hem",
        Cheap: "Uniek, kost tot 4",
        Fives: "Uniek, kost 5",
        Dear: "Uniek, vanaf 6",
        AtEnd: "Uniek, telt aan het einde",
        OwnCards: "Eigen kaarten",
        CompleteList: "Stad voltooid",
        Seize: "Magistraat pakt af",
        Tuck: "Kaart onder museum",
        FourteenAt: "Uniek {0} van 14",
        Necropolis: "{0} voor eigen gebouw",
        Framework: "Gratis, {0}",
        Over: "Vervangt {0}",
        No: "nee",
        Yes: "ja",
        Length: "{0} ronde",
        Lengths: "{0} rondes",
        UniquesBelow: "die hieronder",
        UniquesAny: "uit alle 36",
        FourteenOfList: "van de lijst",
        FourteenOwn: "eigen keuze",
        BellEnd: "einde",
        BellCity: "stad",
    },
    words: words! { Word;
        Nobody: "niemand",
        Done: "klaar",
        NobodyOr: "niemand...",
        FaceUp: "open...",
        Who: "wie...",
        Builds: "bouwt...",
        More: "meer...",
        LookUp: "Steden en kaarten",
        Untaxed: "onbelast",
        LastRound: "LAATSTE RONDE!",
        Last: "LAATSTE!",
        ShowsIt: "toont hem",
        NobodyWasHigher: "B kiest wie hoger was",
    },
    shorter: listed::<2>("vermoordt|doodt").bars,
    deeds: listed("vermoordt|behekst|besteelt"),
    phases: listed("KIEZEN|OPROEPEN|NUMMER|ERFENIS|EINDE"),
    rules: proses!(
        "Wie de kroon heeft schudt, legt kaarten open en één gedekt, kiest als eerste en geeft door. Nummer 4 ligt nooit open.|\
         |\
         |\
         De vermoorde 4 erft de kroon; een keizer geeft hem weg.|\
         Gelijk? Dan wint het hoogste nummer van de laatste ronde. Allen gekozen: gedeeld.",
    ),
    asked: proses!(
        "C: de gemarkeerde speler heeft hem. B: niemand.|\
         C roept het volgende nummer op. B: wie, of een voltooide stad.|\
         C doet wat gemarkeerd is. B: nu niet, maar bouwen of klaar.|\
         C: wat de speler bouwt. B: klaar.",
    ),
    marked: proses!(
        "Vermoord: zwijgt en slaat over. Alleen Rasputin redt.|\
         Behekst: neemt alleen inkomen; de heks speelt de rest.|\
         Bestolen: geeft eerst al zijn goud aan de dief.|\
         Bedreigd: geef na je inkomen half je goud, of waag alles.|\
         Onteigend: het eerste betaalde gebouw kan weg zijn.",
    ),
    reminders: proses!(
        "Nummer 4 open? Trek een andere|Roep hardop; wie hem heeft, toont hem|Eerst inkomen, dan pas bouwen|\
         De vermoorde 4 toont zich nu|Zilveren munten tellen ook",
    ),
    characters: proses!(
        "Moordenares|Heks|Magistraat|Dief|Spion|Chanteuse|Magiër|Tovenaar|Zieneres|Koning|Keizer|Patriciër|\
         Bisschop|Aflaatprediker|Kardinaal|Koopvrouw|Alchemist|Handelaar|Bouwmeester|Kapitein|Geleerde|\
         Condottiere|Diplomaat|Maarschalk|Koningin|Kunstenares|Belastinginner",
    ),
    abilities: proses!(
        "Noemt een ander karakter: dat zwijgt en slaat zijn beurt over.|\
         Neemt inkomen, behekst iemand en speelt diens beurt.|\
         Legt 3 fiches; pakt het eerste betaalde gebouw bij het zegel.|\
         Krijgt iemands goud: niet van 1, vermoord of behekst.|\
         Per handkaart van een soort: 1 goud van die speler, 1 kaart.|\
         Legt 2 dreigementen: betaal de helft, of riskeer alles.|\
         Ruilt zijn hand met iemand, of legt kaarten af en trekt nieuwe.|\
         Pakt een kaart uit een hand; mag die bouwen, ook dubbele.|\
         Trekt van ieder een kaart, geeft er een terug. Bouwt tot 2.|\
         Neemt de kroon (vermoord: pas na de ronde). 1 goud per adel.|\
         1 goud per adel. Geeft de kroon weg; krijgt 1 goud of kaart.|\
         Neemt de kroon (vermoord: pas na de ronde). 1 kaart per adel.|\
         1 goud per religie. Nummer 8 komt niet aan zijn stad.|\
         Per religie 1 goud of kaart. Niet het rijkst? De rijkste geeft 1.|\
         1 kaart per religie. Goud tekort? Ruilt kaarten bij iemand.|\
         1 goud per handel, en 1 goud extra.|\
         Krijgt na zijn beurt terug wat bouwen kostte.|\
         1 goud per handel. Bouwt handel zonder grens.|\
         2 kaarten extra. Bouwt tot 3.|\
         4 goud of 4 kaarten extra. Bouwt niets.|\
         Trekt 7 kaarten, houdt er 1. Bouwt tot 2.|\
         1 goud per militair. Sloopt voor 1 minder, geen voltooide stad.|\
         1 goud per militair. Ruilt een gebouw, betaalt het verschil.|\
         1 goud per militair. Koopt andermans gebouw tot 3.|\
         3 goud als ze naast nummer 4 zit.|\
         Legt 1 goud op 1 of 2 eigen gebouwen: elk 1 meer waard.|\
         Wie bouwt legt 1 goud op de tegel; de inner neemt alles.",
    ),
    districts: proses!(
        "Tempel|Kerk|Abdij|Kathedraal|Wachttoren|Kerker|Toernooiveld|Vesting|Jachtslot|Slot|Paleis|Taveerne|\
         Markt|Gildehuis|Handelshuis|Haven|Raadhuis|Wapenkamer|Basiliek|Klokkentoren|Capitool|Drakenpoort|\
         Fabriek|Stellage|Goudmijn|Grote muur|Spookstad|Keizerschat|Ivoren toren|Verdedigingstoren|Laboratorium|\
         Bibliotheek|Kaartenkamer|Monument|Museum|Necropolis|Sterrenwacht|Park|Armenhuis|Steengroeve|\
         School der Magie|Geheime kamer|Smederij|Stallen|Standbeeld|Theater|Gewelven|Wensput|Eigen kaart 1|\
         Eigen kaart 2|Eigen kaart 3|Eigen kaart 4|Eigen kaart 5",
    ),
    uniques: proses!(
        "Vernietig hem en een ander gebouw, niet in een voltooide stad.|\
         Einde: 1 punt per eigen gebouw met oneven kosten.|\
         Bij het bouwen kies je of het spel 1 gebouw eerder eindigt.|\
         Einde: 3 punten bij drie gebouwen van één soort, eenmaal.|\
         Einde: 2 zilveren munten, dus 8 punten.|\
         Je andere unieke gebouwen kosten 1 minder.|\
         Vernietig hem om een gebouw gratis te bouwen.|\
         Neem je goud als inkomen, dan 1 meer.|\
         Nummer 8 betaalt 1 meer voor je andere gebouwen.|\
         Einde: is van de soort die het meest oplevert.|\
         Einde: 1 punt per goud in je voorraad.|\
         Einde: 5 punten als enige unieke gebouw.|\
         Nummer 8 komt er niet aan.|\
         Eenmaal per beurt: leg 1 kaart af voor 2 goud.|\
         Trek je kaarten als inkomen, houd ze allemaal.|\
         Einde: 1 punt per handkaart.|\
         Niet met 5 of meer gebouwen. Telt als 2 voor het einde.|\
         Eenmaal per beurt 1 kaart eronder. Einde: 1 punt per kaart.|\
         Betaal, of vernietig er een eigen gebouw voor.|\
         Trek je kaarten als inkomen, trek er dan 3.|\
         Einde van je beurt zonder kaarten: trek er 2.|\
         Einde van je beurt zonder goud: neem er 1.|\
         Je mag dubbele gebouwen bouwen.|\
         Telt voor inkomen als elke soort.|\
         Niet te bouwen. Einde: toon hem uit je hand voor 3 punten.|\
         Eenmaal per beurt: 2 goud voor 3 kaarten.|\
         Telt niet mee voor hoeveel je bouwt.|\
         Einde: 5 punten als je de kroon hebt.|\
         Na het kiezen: ruil blind een karakter met iemand.|\
         Betaal dit gebouw ook met handkaarten: elk telt als 1 goud.|\
         Einde: 1 punt per uniek gebouw, ook dit.",
    ),
    types: proses!("Uniek|Religie|Militair|Adel|Handel"),
    bases: proses!(
        "Tempel 1, Kerk 2, Abdij 3, Kathedraal 5. Inkomen voor nummer 5.|\
         Wachttoren 1, Kerker 2, Toernooiveld 3, Vesting 5. Inkomen voor nummer 8.|\
         Jachtslot 3, Slot 4, Paleis 5. Inkomen voor nummer 4.|\
         Taveerne 1, Markt 2, Gildehuis 2, Handelshuis 3, Haven 4, Raadhuis 5. Inkomen voor nummer 6, niet voor de alchemist.",
    ),
    action_names: proses!("Acrobate|Circustent|Directeur|Kaartenhulp|Overbouwen|Rasputin|Inkijk"),
    action_texts: proses!(
        "Meldt nummer 4 zich niet? Dan neem jij de kroon.|\
         Eén per beurt. Telt als gebouw voor het einde. Geen punten, geen soort; niemand komt eraan.|\
         Bouw deze beurt tot 2 gebouwen meer.|\
         Ligt open: ieder ander mag eenmaal 1 goud leggen, 3 kaarten trekken en 1 houden.|\
         Vervang een eigen gebouw door een duurder; betaal het verschil.|\
         Getroffen? Speel hem als je wordt opgeroepen: moord, hekserij, diefstal en fiches raken je niet.|\
         Bekijk een hand en neem 1 kaart.",
    ),
    lists: proses!(
        "Het eerste spel|Ambitieuze aristocraten|Sluwe agenten|Illustere gezanten|\
         Kronkelende hoogwaardigheidsbekleders|Hardnekkige gedelegeerden|Kwaadaardige edellieden",
    ),
    marks: proses!("vermoord|behekst|bestolen|bedreigd|onteigend"),
    does: proses!("onteigent|bedreigt|vernietigt|ruilt|verovert|munt op"),
    counted: proses!(
        "Wie hem toont krijgt 3 punten|Het hoogste nummer wint|\
         Keizerschat: 1 punt per goud|Kaartenkamer: alle handkaarten|Actiekaarten: elk 1 punt|\
         Munten op de gebouwen|Alle vijf soorten? 3 punten|Punten van unieke gebouwen",
    ),
    gold: proses!("Goud|Handkaarten"),
    correct: proses!(
        "Kroon|Nummer|Belasting|Eerst voltooid|Laatste ronde|Eerder einde|Erbij|Weg|Onder museum|\
         Tenten|Munt",
    ),
    nothing_built: prose!("Nog niets gebouwd."),
    sheet: listed("munten|soorten|voltooid|uniek|acties"),
    setup_rows: proses!("14 unieke|Welke 14|Steden bijhouden|Actiekaarten|Vroege klokkentoren|Kaartwaarden"),
    coins: proses!("kosten|zilver|punten"),
    explain: proses!(
        "Karakters en 14 unieke gebouwen; vergelijk met je boekje en ruil ze hieronder.|\
         Keizer vanaf 3 spelers, koningin vanaf 5. Met 3 en 8 spelers hoort nummer 9 erbij, met 2 niet.|\
         Er doen 14 unieke gebouwen mee. Weet Provost welke, dan staan alleen die op de lijsten; anders alle 36.|\
         Kies ze een voor een; B laat de rest staan. Eigen kaarten kent Provost niet.|\
         Zonder steden roept Provost alleen op; punten vul je aan het eind in.|\
         De variant met 15 actiekaarten, door de gebouwen geschud.|\
         Verlaagt een vroege klokkentoren alleen het einde, of ook een voltooide stad?|\
         Staat er op een kaart van jullie iets anders? Kies hem; eronder zet je zijn munten. Vijf kaarten kent Provost niet: de eigen kaarten.|\
         Tussen haakjes wat Provost denkt. Vaste punten alleen op eigen kaarten; eentje van 0 doet met alle 36 niet mee.|\
         Wie de kroon krijgt, beslist het lot.",
    ),
    check_names: proses!("Lijst|Met|Stok|Ieder|Tafel"),
    check: proses!(
        "{0}|{0}|54 + 14 unieke|54 + 14 unieke + 15 acties|4 kaarten en 2 goud|{1} open, {2} gedekt; {0} tegels",
    ),
};
