//! The sample lines of the notation's contract, and what is no notation.
//!
//! The sample object is held in the simulator's tests. Invariant: every verb of the contract is read and written here.

use engine::journal::Entry;
use engine::machiavelli::{Event, Setup};

/// The contract's header, line for line.
const HEADER: &str = "provost 1
game machiavelli
seats red green orange blue yellow   # clockwise; 2 to 8 of the eight colours
start red                            # who has the crown first
characters first-game                # a list, or 8 or 9 characters
uniques first-game                   # a list, or 14 unique districts, or any (any when left out)
cities on                            # on | off: whether districts are recorded (on when left out)
actions off                          # on | off: the variant with action cards (off when left out)
bell-tower end                       # end | city: what an early bell tower lowers (end when left out)
card bell-tower cost=4               # coins that differ from what Provost thinks; a line for each card
card own1 cost=3 silver=2 points=1 name=vuurtoren
begin
";

#[test]
fn the_header_of_the_contract_is_read() {
    let setup: Setup = HEADER.parse().expect("the contract's own header");
    assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup.clone()));
    assert!(setup.to_string().contains("card own1 cost=3 silver=2 points=1 name=vuurtoren\n"));
    let short =
        "provost 1\ngame machiavelli\nseats red green orange blue yellow\nstart red\ncharacters first-game\nbegin";
    let setup: Setup = short.parse().expect("what may be left out");
    assert!(setup.cities() && !setup.actions());
    assert!(setup.to_string().contains("uniques any\ncities on\nactions off\nbell-tower end\n"));
}

#[test]
fn every_line_of_the_contract_is_read_and_written() {
    for line in [
        "next",
        "faceup 3 6",
        "answer red",
        "nobody",
        "play red rasputin",
        "play red acrobat",
        "play red tent",
        "play red director",
        "murder 2",
        "bewitch 2",
        "expropriate 4 2 3",
        "rob 3",
        "threaten 8 3",
        "crown blue",
        "build red temple",
        "build red necropolis by palace+1",
        "build red bell-tower by framework early untaxed",
        "build red palace over temple untaxed",
        "seize",
        "seize early untaxed",
        "destroy red blue keep",
        "destroy red blue palace+1 by armory",
        "swap red temple blue palace+1",
        "conquer red blue docks",
        "upgrade red temple",
        "upgrade red temple palace",
        "tuck red",
        "complete red",
        "vault red",
        "highest red",
        "count red gold=4 cards=3 actions=1",
        "count red coins=20 types=3 complete=4 uniques=0",
        "undo",
        "undo 3",
        "redo",
        "correct start blue",
        "correct tax 3",
        "correct red city palace+1 tavern",
        "correct red city",
        "correct red add keep",
        "correct red remove keep tavern",
        "correct red museum=3 tents=1",
        "correct early on",
        "correct first blue",
        "correct first nobody",
        "correct ending off",
        "correct call 8",
    ] {
        let entry: Entry<Event> = line.parse().unwrap_or_else(|error| panic!("`{line}`: {error}"));
        assert_eq!(entry.to_string(), line);
    }
}

#[test]
fn what_is_no_notation_is_not_read() {
    for line in [
        "faceup",
        "faceup 0",
        "murder",
        "murder 10",
        "murder 2 3",
        "expropriate 1 2",
        "threaten 3",
        "answer",
        "answer pink",
        "play red joker",
        "build red",
        "build red casle",
        "build red temple by",
        "build red temple untaxed early",
        "destroy red blue temple by keep",
        "swap red temple blue",
        "upgrade red",
        "count red",
        "count red gold=x",
        "count red gold=1 gold=2",
        "count red silver=2",
        "correct",
        "correct red",
        "correct red add",
        "correct red museum",
        "correct call",
        "correct first",
        "correct red city a b",
        "correct red city tavern tavern tavern tavern tavern tavern tavern tavern tavern tavern tavern",
        "vault",
    ] {
        assert!(line.parse::<Entry<Event>>().is_err(), "`{line}` is read");
    }
}

#[test]
fn a_header_that_is_no_header_is_not_read() {
    for (from, to) in [
        ("characters first-game ", "characters "),
        ("characters first-game ", "characters jester "),
        ("uniques first-game ", "uniques "),
        ("uniques first-game ", "uniques keep first-game "),
        ("uniques first-game ", "uniques keep smithy "),
        ("cities on ", "cities yes "),
        ("bell-tower end ", "bell-tower early "),
        ("cost=4 ", " "),
        ("cost=4 ", "cost=4 cost=5 "),
        ("cost=4 ", "cost=100 "),
        ("cost=4 ", "name=x "),
        ("card bell-tower", "card temple"),
        ("own1 cost=3", "own1"),
        ("name=vuurtoren", "name=vuurtorenwachter"),
        ("card own1", "card bell-tower"),
        ("begin", "start red\nbegin"),
    ] {
        let header = HEADER.replace(from, to);
        assert_ne!(header, HEADER, "{from}");
        assert!(header.parse::<Setup>().is_err(), "{to}");
    }
    let with_own =
        "uniques own1 own2 keep smithy park library museum statue stables quarry armory theater factory capitol";
    let header = HEADER.replace("uniques first-game ", with_own);
    let refused = header.parse::<Setup>().expect_err("own2 has no line");
    assert!(format!("{refused:?}").contains("NoCost(Own2)"), "{refused:?}");
}
