//! Carcassonne: The City in English.

use super::{CityLogTexts, CityTexts};
use crate::text::{
    listed::listed,
    prose::{prose, proses},
};

pub(super) static CITY: CityTexts = CityTexts {
    name: "The City",
    phases: listed("TURN|SCORING|WALL|TOWER|THE END?|WALL CLOSED|UNFINISHED|DISTRICTS|GUARDS|THE END"),
    final_count: "FINAL COUNT",
    rules: proses!(
        "Draw a tile and add it: roads go on. You may put a follower on it. Something completed? Choose Scoring.|\
         Road: 1 point a tile, 2 from 4 tiles on. Market: tiles times kinds of goods. Whoever has the most followers gets them; a tie: all do.|\
         One wall each in turn; left and right as seen from the city. A guard on it? Not opposite another without a gap between.|\
         Whoever caused the scoring may put one tower on an end: 1 point a wall back to the tower or gate before it.|\
         Do at most five walls fit between the ends? Then the game is over.|\
         The wall is closed, if need be in your mind. What that completes still scores. No more guards or towers.|\
         Citizens and vendors on what is unfinished come back: no points.|\
         In each district: who has the most stewards gets 2 points for each market in or beside it. A tie: all.|\
         Each guard alone: 2 for a public, 3 for a historic building in his row, up to the first gap.|\
         Whoever has the most points wins. A tie: together.",
    ),
    tower_far: prose!(
        "Whoever caused the scoring may put one tower on an end: 1 point a wall to the tower or gate at the other end."
    ),
    reminders: proses!(
        "No follower on what is completed|\
         From 4 tiles on a road counts double|\
         A short wall? One normal wall to the box|\
         Only whoever caused the scoring|\
         Count the open places along the edge|\
         No more guards or towers now|\
         Stewards and guards stay|\
         Each market 2, large, small, unfinished|\
         A guard counts to the first gap|\
         A tie? Then they win together",
    ),
    stack_left: ["STACK {0}: {1} TILE", "STACK {0}: {1} TILES"],
    stack_doubled: ["2X WALLS · {1} TILE", "2X WALLS · {1} TILES"],
    walls_new: ["STACK {0}: WALLS!", "STACK {0}: 2X WALLS!"],
    pieces_left: "PLACE {0} · SUPPLY {1}",
    walls_left: ["SUPPLY: {0} WALL", "SUPPLY: {0} WALLS"],
    guards_left: ["{0} GUARD TO COUNT", "{0} GUARDS TO COUNT"],
    by_wall: "BY A WALL",
    banners: proses!("Walls begin now!|Walls are doubled now!"),
    news: proses!(
        "From now on everybody builds the wall after a scoring, in turn. First whoever caused it places the gate.|\
         From now on everybody places twice as many walls after a scoring, one each in turn.",
    ),
    rest_heading: "The rest",
    rest_unguarded: "without guards",
    lays: "{0} places",
    places_gate: "{0}: gate",
    places_wall: "{0}: wall",
    tower_question: "{0}: tower?",
    towers_used: "{0}: no tower",
    end_question: "Game over?",
    one_district: "One district",
    markets_number: ["{0} market", "{0} markets"],
    what_completed: "What is done?",
    what_more: "Anything more?",
    how_many_tiles: ["How many tiles in the road?", "How many tiles in the market?"],
    how_many_goods: "How many kinds of goods?",
    who_stands: ["Who stands on the road?", "Who stands on the market?"],
    get_points: ["{0}: {1}", "{0} each"],
    then: "Then: ",
    one_a_tile: ["At most one follower a tile", "One a tile, none on the new one"],
    nobody_can: "Nobody can stand there",
    how_many_fit: "How many walls still fit?",
    whose_district: ["{0} steward to count. Who here?", "{0} stewards to count. Who?"],
    how_many_markets: "Markets in or beside this district",
    how_many_public: "Public buildings in the row",
    how_many_historic: "Historic ones, beside {0} public",
    homeward: [["{0} citizen", "{0} citizens"], ["{0} vendor", "{0} vendors"]],
    no_follower: "No follower",
    roles: listed("Citizen|Vendor|Steward"),
    scoring_alone: "Scoring",
    scoring_with: ["Scoring + citizen", "Scoring + vendor", "Scoring + steward"],
    completes: "Scoring, fits nowhere...",
    completes_or_end: "Scoring, fits nowhere, end...",
    fits_nowhere: "Fits nowhere: draw again",
    features: listed("Road|Market"),
    feature_headings: listed("ROAD|MARKET"),
    nothing_more: "Nothing more",
    gate_stands: "Gate is placed",
    ends: ["Left", "Right"],
    with_guard: ["Left + guard", "Right + guard"],
    rest: "The rest...",
    rest_or_end: "Rest, no fit...",
    wall_fits_nowhere: "Fits nowhere: end",
    split: "{0} left, {1} right",
    closes: "Something closed",
    no_tower: "No tower",
    towers_gone: "No towers left",
    play_on: "6 or more: play on",
    end_now: "5 or fewer: the end",
    end_in_turn: "5 walls or fewer: the end",
    leads_to: listed("> turn|> scoring|> wall|> tower|> the end?|> the end|> unfinished|> districts|> guards|> result"),
    look_up: "Overview",
    overview: "Pieces",
    supply: "supply",
    page_titles: listed("Placing a tile|Placing followers|Road|Market|District|Wall and gate|Guard and tower|The end"),
    pages: proses!(
        "At least one side must touch, a corner is not enough. Roads go on, all else fits. Never beyond the wall.|\
         One a turn, on this tile, from your supply (6+1: one only next turn). Not where somebody stands, and not on what is now completed.|\
         Complete between crossing, road end or wall, or as a loop. 1 to 3 tiles: 1 point each. From 4 tiles on: 2 each.|\
         Complete when it cannot grow and has no hole. Points: tiles times kinds of goods (fish, grain, livestock).|\
         A district scores only at the end. The steward lies flat and stays. Roads, markets and the wall bound it.|\
         From stack 2 on after each scoring. First the gate, then one wall each in turn. Two players place twice as many.|\
         Guard: right after your wall, not straight opposite another without a gap. Tower: 1 point a wall.|\
         Last wall, last tile, or room for 5 walls or fewer. Then districts and guards are counted.",
    ),
    log: CityLogTexts {
        tile: "{0}.",
        places: "{0} places a tile",
        places_role: ["{0} places a citizen", "{0} places a vendor", "{0} places a steward"],
        discard: "{0}: tile fits nowhere",
        nobody: "nobody",
        no_walls: ", no walls",
        gains: "{0} +{1} = {2}",
        gate: "{0} places the gate",
        wall: ["{0}: wall left", "{0}: wall right"],
        guard: ["{0}: left + guard", "{0}: right + guard"],
        walls: "walls: {0} left, {1} right",
        closes: "a wall closed something",
        tower: "{0}: tower +{1} = {2}",
        no_tower: "{0}: no tower",
        ends: "the end: 5 walls or fewer",
        unfinished: "unfinished: followers back",
        district: "District:",
        row: "{0}: public {1}",
        row_whole: "{0}: guard +{1} = {2}",
    },
    correct_turn: "Whose turn",
    correct_tiles: "Tiles drawn",
    correct_walls: ["Left-hand walls", "Right-hand walls"],
    correct_tower: ["Tower left on wall", "Tower right on wall"],
    values: listed("points|citizens|vendors|stewards|guards|towers"),
    sheet: listed("roads|markets|towers|districts|guards|corrected"),
    legend: listed("road|market|tower|district|guard|+"),
    length: ["{0} tile", "{0} tiles"],
    unclaimed_row: "Walls if unoccupied",
    unclaimed: ["no", "yes"],
    towers_row: "Tower counts to",
    towers: ["previous", "other end"],
    last_tile_row: "Tiles 30, 55: stack",
    last_tile: ["new", "old"],
    explain_start: prose!("The youngest player starts. C chooses who that is; on the check-list up and down do."),
    explain_unclaimed: prose!(
        "A road or market is completed and nobody stands on it: is the wall built then? The rulebook is not clear."
    ),
    explain_towers: prose!(
        "A tower counts the walls back to the previous tower or gate, or to the one at the other end of the wall."
    ),
    explain_last_tile: prose!(
        "If tile 30 or 55 completes something: as many walls as in the new stack already, or as in the old one?"
    ),
    check_players: "{0} players",
    check_stacks: ["Tiles", "face down: 30, 25 and 20"],
    check_followers: ["Followers", "8 each, 1 goes on space 0"],
    check_towers: ["Towers", "{0} each"],
    check_aside: ["Aside", "70 walls, 2 short, the gate"],
    check_start: "{0} begins",
    check_begins: ["Begins", "youngest; down changes"],
    no_tiles: "Count the tiles: at least 1",
    no_goods: "Count the kinds of goods: at least 1",
    somebody_stands: "Count at least one steward",
    finish_first: "Answer the question first",
};
