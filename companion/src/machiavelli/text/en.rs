//! Machiavelli in English.

use super::{CallTexts, Say, Word};
use crate::text::{
    listed::{listed, words},
    prose::{prose, proses, says},
};

pub(super) static CALL: CallTexts = CallTexts {
    says: says! { Say;
        Round: "ROUND {0}",
        Size: "CITY {0}/{1}",
        BuildsLeft: "builds up to {0}",
        BringsGold: "{1} gold ({0})",
        BringsCards: "{1}x card ({0})",
        BringsEither: "{1}x gold/card ({0})",
        Protected: "{0} is safe",
        OnlyIncome: "{1} (income: {0})",
        FaceUpTitle: "What lies open?",
        WhoTitle: "Who has it?",
        OpenCovered: "{0} open, {1} covered",
        ForIt: "for {0}",
        OverIt: "over {0}",
        Costs: "costs {0}",
        CheckPlayers: "{0} players",
        CheckCrown: "crown: {0}",
        CheckOthers: "{0} others: see change",
        Picks: "{0}: 1 of {1}, passes on {2}",
        PicksDown: "{0}: 1 of {1}, 1 covered, {2} on",
        PicksUp: "{0}: 1 of {1}, 1 was covered",
        PicksBlind: "{0}: 1 of {1}, 1 blindly covered",
        PicksLast: "{0}: 1 of {1}, the rest covered",
        Complete: "{0}: city complete",
        LogRound: "R{0}",
        LogAdded: "{0} added",
        LogChosen: "characters chosen",
        LogFaceUp: "open: {1}",
        LogUnsaid: "{0}: on",
        LogDone: "{0} done",
        LogCrown: "crown to {0}",
        LogBuild: "{0} builds {1}",
        LogSwap: "{0} swaps {1} for {2} ({3})",
        LogSeize: "Magistrate seizes {1}",
        LogUpgrade: "{0}: coin on {1}",
        LogComplete: "last round!",
        LogVault: "{0} shows the secret vault, +3",
        LogNoVault: "no secret vault",
        LogShared: "shared",
        LogHighest: "highest: {0}",
        LogHeir: "{0} had rank 4",
        LogEndsAt: "end at {0}",
        LogGone: "{0} gone",
        LogTax: "{0} tax",
        PassedOver: "{0} IS MURDERED",
        Shuffles: "{0} shuffles",
        Acts: "{0} acts",
        GivesCrown: "{0} crowns",
        Heir: "Who was 4?",
        Vault: "Secret vault",
        Highest: "Who is higher?",
        HasIt: "has it",
        GetsIt: "gets it",
        Cheap: "Unique, up to 4",
        Fives: "Unique, cost 5",
        Dear: "Unique, from 6",
        AtEnd: "Unique, scores at the end",
        OwnCards: "Own cards",
        CompleteList: "City complete",
        Seize: "Magistrate seizes it",
        Tuck: "Card under the museum",
        FourteenAt: "Unique {0} of 14",
        Necropolis: "{0} for an own district",
        Framework: "Free, {0}",
        Over: "Replaces {0}",
        No: "no",
        Yes: "yes",
        Length: "{0} round",
        Lengths: "{0} rounds",
        UniquesBelow: "those below",
        UniquesAny: "of all 36",
        FourteenOfList: "of the list",
        FourteenOwn: "own choice",
        BellEnd: "end",
        BellCity: "city",
    },
    words: words! { Word;
        Nobody: "nobody",
        Done: "done",
        NobodyOr: "nobody...",
        FaceUp: "open...",
        Who: "who...",
        Builds: "builds...",
        More: "more...",
        LookUp: "Cities and cards",
        Untaxed: "untaxed",
        LastRound: "LAST ROUND!",
        Last: "LAST!",
        ShowsIt: "shows it",
        NobodyWasHigher: "B chooses who was higher",
    },
    shorter: listed::<4>("bewitches|hexes|murders|kills").bars,
    deeds: listed("murders|bewitches|robs"),
    phases: listed("SELECTION|CALL|RANK|HEIR|END"),
    rules: proses!(
        "Whoever has the crown shuffles, lays cards open and one covered, picks first and hands on. Rank 4 never lies open.|\
         |\
         |\
         The murdered 4 inherits; an emperor gives the crown away.|\
         Tied: the highest rank of the last round wins. All chosen: shared.",
    ),
    asked: proses!(
        "C: the marked player has it. B: nobody.|\
         C calls the next rank. B: who it is, or a complete city.|\
         C does what is marked. B: not now, but build, or done.|\
         C: what the player builds. B: done.",
    ),
    marked: proses!(
        "Murdered: silent, no turn. Only Rasputin helps.|\
         Bewitched: takes income only; the witch plays the rest.|\
         Robbed: first gives all gold to the thief.|\
         Threatened: pay half after income, or risk all gold.|\
         Warrant: the first paid district may be lost.",
    ),
    reminders: proses!(
        "Rank 4 open? Draw another|Call aloud; the holder turns over|Income first, building after|\
         The murdered rank 4 shows now|Silver coins count too",
    ),
    characters: proses!(
        "Assassin|Witch|Magistrate|Thief|Spy|Blackmailer|Magician|Wizard|Seer|King|Emperor|Patrician|Bishop|\
         Abbot|Cardinal|Merchant|Alchemist|Trader|Architect|Navigator|Scholar|Warlord|Diplomat|Marshal|Queen|\
         Artist|Tax Collector",
    ),
    abilities: proses!(
        "Names another character: it stays silent and loses its turn.|\
         Takes income, bewitches one and later plays its turn.|\
         Lays 3 markers; takes the first paid district at the seal.|\
         Takes all gold of another: not 1, murdered or bewitched.|\
         Per card of a type in a hand: 1 gold from that player, 1 card.|\
         Lays 2 threats: pay half your gold, or risk all of it.|\
         Swaps hands with a player, or cards with the deck.|\
         Takes a card from a hand; may build it, duplicates too.|\
         Draws a card from everybody, gives one back. Builds up to 2.|\
         Takes the crown (if murdered: at round end). 1 gold per noble.|\
         1 gold per noble. Gives the crown away; gets 1 gold or card.|\
         Takes the crown (if murdered: at round end). 1 card per noble.|\
         1 gold per religious. Rank 8 cannot touch this city.|\
         Per religious 1 gold or card. Not richest? The richest gives 1.|\
         1 card per religious. Short of gold? Swaps cards for it.|\
         1 gold per trade, and 1 gold more.|\
         After the turn gets back what building cost.|\
         1 gold per trade. Trade districts are beyond the limit.|\
         2 cards more. Builds up to 3.|\
         4 gold or 4 cards more. Builds nothing.|\
         Draws 7 cards, keeps 1. Builds up to 2.|\
         1 gold per military. Destroys for 1 less, no complete city.|\
         1 gold per military. Swaps a district, pays the difference.|\
         1 gold per military. Buys another's district of up to 3.|\
         3 gold when seated beside rank 4.|\
         Puts 1 gold on 1 or 2 own districts: each worth 1 more.|\
         Who builds lays 1 gold on the tile; the collector takes it.",
    ),
    districts: proses!(
        "Temple|Church|Monastery|Cathedral|Watchtower|Prison|Barracks|Fortress|Manor|Castle|Palace|Tavern|Market|\
         Trading Post|Docks|Harbor|Town Hall|Armory|Basilica|Bell Tower|Capitol|Dragon Gate|Factory|Framework|\
         Gold Mine|Great Wall|Haunted Quarter|Imperial Treasury|Ivory Tower|Keep|Laboratory|Library|Map Room|\
         Monument|Museum|Necropolis|Observatory|Park|Poor House|Quarry|School of Magic|Secret Vault|Smithy|\
         Stables|Statue|Theater|Thieves' Den|Wishing Well|Own card 1|Own card 2|Own card 3|Own card 4|Own card 5",
    ),
    uniques: proses!(
        "Destroy it and any other, not in a complete city.|\
         End: 1 point per own district of odd cost.|\
         When built, decide whether the game ends 1 district earlier.|\
         End: 3 points for three districts of a type, once.|\
         End: 2 silver coins, so 8 points.|\
         Your other unique districts cost 1 less.|\
         Destroy it to build a district for nothing.|\
         Taking gold as income, take 1 more.|\
         Rank 8 pays 1 more for your other districts.|\
         End: is of the type that brings most.|\
         End: 1 point per gold you have.|\
         End: 5 points as your only unique district.|\
         Rank 8 cannot touch it.|\
         Once a turn: discard 1 card for 2 gold.|\
         Drawing cards as income, keep them all.|\
         End: 1 point per card in hand.|\
         Not with 5 or more districts. Counts as 2 for the end.|\
         Once a turn 1 card goes under it. End: 1 point per card.|\
         Pay, or destroy one of your own for it.|\
         Drawing cards as income, draw 3.|\
         End of turn without cards: draw 2.|\
         End of turn without gold: take 1.|\
         You may build duplicates.|\
         Counts as any type for income.|\
         Never built. End: show it from your hand for 3 points.|\
         Once a turn: 2 gold for 3 cards.|\
         Does not count towards how much you build.|\
         End: 5 points with the crown.|\
         After the selection: swap a character blindly with somebody.|\
         Pay for this district with hand cards too: each is 1 gold.|\
         End: 1 point per unique district, this one too.",
    ),
    types: proses!("Unique|Religious|Military|Noble|Trade"),
    bases: proses!(
        "Temple 1, Church 2, Monastery 3, Cathedral 5. Income for rank 5.|\
         Watchtower 1, Prison 2, Barracks 3, Fortress 5. Income for rank 8.|\
         Manor 3, Castle 4, Palace 5. Income for rank 4.|\
         Tavern 1, Market 2, Trading Post 2, Docks 3, Harbor 4, Town Hall 5. Income for rank 6, not for the alchemist.",
    ),
    action_names: proses!("Acrobat|Circus Tent|Director|Card Help|Build Over|Rasputin|Peek"),
    action_texts: proses!(
        "Rank 4 keeps silent? Then you take the crown.|\
         One a turn. Counts as a district for the end. No points, no type; nobody touches it.|\
         Build up to 2 districts more in this turn.|\
         Lies open: everybody else may once lay 1 gold, draw 3 cards and keep 1.|\
         Replace your district by a dearer one; pay the difference.|\
         Hit? Play it when called: murder, witchcraft, theft and markers do not touch you.|\
         Look at a hand and take 1 card.",
    ),
    lists: proses!(
        "First game|Ambitious Aristocrats|Cunning Agents|Illustrious Emissaries|Devious Dignitaries|\
         Tenacious Delegates|Vicious Nobles",
    ),
    marks: proses!("murdered|bewitched|robbed|threatened|warrant"),
    does: proses!("marks|threatens|destroys|swaps|conquers|coin on"),
    counted: proses!(
        "Whoever shows it gets 3 points|The highest rank wins|\
         Imperial Treasury: your gold|Map Room: all cards in hand|Action cards: 1 point each|\
         Coins on the districts|All five types? 3 points|Points of unique districts",
    ),
    gold: proses!("Gold|Cards in hand"),
    correct: proses!(
        "Crown|Rank called|Tax|Complete first|Last round|Earlier end|Add|Remove|Under museum|\
         Tents|Coin",
    ),
    nothing_built: prose!("Nothing built yet."),
    sheet: listed("coins|types|complete|unique|actions"),
    setup_rows: proses!("14 unique|Which 14|Record cities|Action cards|Early bell tower|Card values"),
    coins: proses!("cost|silver|points"),
    explain: proses!(
        "Characters and 14 unique districts; compare your booklet, and swap them below.|\
         Emperor from 3 players on, queen from 5. 3 and 8 players need rank 9, 2 have none.|\
         14 unique districts are in the game. If Provost knows which, its lists have only those; otherwise all 36.|\
         Choose them one by one; B leaves the rest. Provost does not know own cards.|\
         Without cities Provost only calls; points are entered at the end.|\
         The variant with 15 action cards, shuffled into the districts.|\
         Does an early bell tower lower only the end, or a complete city too?|\
         Does a card of yours say something else? Choose it; below you set its coins. Provost does not know five cards: the own ones.|\
         In brackets what Provost thinks. Fixed points only on own cards; one that costs 0 is not in a game with all 36.|\
         Who gets the crown is drawn by lot.",
    ),
    check_names: proses!("List|With|Deck|Each|Middle"),
    check: proses!("{0}|{0}|54 + 14 unique|54 + 14 + 15 actions|4 cards and 2 gold|{1} open, {2} covered; {0} tiles",),
};
