//! What each game costs of the flash, and what they share.
//!
//! The image is built once more without each game; the difference is what it costs, with its texts, its rules and its
//! copies of generic code. What no game's absence saves is shared. Nothing is estimated. Invariant: the games and what they
//! share add up to the image with all of them.

use std::fs;

use crate::failure::{Failure, Outcome};
use crate::firmware;
use crate::progress::Step;
use crate::project::Project;
use crate::size::{Report, sum};

/// Bytes of flash that one game may take, from the table of goals in docs/architecture.md.
const GAME_BUDGET: u32 = 96 * 1024;

/// Bytes that everything else may take, from the same table.
const SHARED_BUDGET: u32 = 128 * 1024;

/// What each game costs.
pub(crate) struct Games {
    all: u32,
    games: Vec<(String, u32)>,
}

impl Games {
    /// Builds the image without each game, and at last with all of them, so that this is the one that is left.
    pub(crate) fn measure(project: &Project, step: &mut Step) -> Outcome<Self> {
        let manifest = project.root.join("firmware/Cargo.toml");
        let manifest = fs::read_to_string(&manifest)
            .map_err(|error| Failure::problem(format!("{} cannot be read: {error}.", project.shown(&manifest))))?;
        let names = features(&manifest);
        if names.len() < 2 {
            return Err(Failure::problem("firmware/Cargo.toml names fewer than two games as features."));
        }
        let mut without = Vec::new();
        for game in &names {
            let others: Vec<&str> = names.iter().filter(|other| *other != game).map(String::as_str).collect();
            let image = firmware::build_with(project, step, &others)?;
            without.push(Report::of(&image).flash());
        }
        let all = Report::of(&firmware::build(project, step)?).flash();
        let games = names.into_iter().zip(without.into_iter().map(|without| all.saturating_sub(without))).collect();
        Ok(Self { all, games })
    }

    fn shared(&self) -> u32 {
        self.all.saturating_sub(self.games.iter().map(|(_, bytes)| bytes).sum())
    }

    /// What is over its budget, a sentence each.
    pub(crate) fn broken(&self) -> Vec<String> {
        let over = |what: &str, bytes: u32, budget: u32| {
            (bytes > budget).then(|| format!("{what} takes {bytes} bytes of flash; the budget is {budget}."))
        };
        let games = self.games.iter().filter_map(|(game, bytes)| over(game, *bytes, GAME_BUDGET));
        games.chain(over("What the games share", self.shared(), SHARED_BUDGET)).collect()
    }

    /// In a few words.
    pub(crate) fn summary(&self) -> String {
        let games = self.games.iter().map(|(game, bytes)| format!("{game} {bytes}, "));
        format!("{}shared {} bytes", games.collect::<String>(), self.shared())
    }

    /// The games and what they share, against their budgets.
    pub(crate) fn table(&self) -> String {
        let mut table = String::from("flash by game                    bytes\n");
        for (game, bytes) in &self.games {
            table.push_str(&sum(game, *bytes, GAME_BUDGET));
        }
        table.push_str(&sum("shared", self.shared(), SHARED_BUDGET));
        table
    }
}

/// The features of a manifest but the default one: the games.
fn features(manifest: &str) -> Vec<String> {
    let table = manifest.lines().skip_while(|line| line.trim() != "[features]").skip(1);
    let lines = table.take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim().to_owned());
    names.filter(|name| name != "default" && !name.starts_with('#')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_what_they_share_add_up() {
        let games = Games { all: 300, games: vec![("one".into(), 90), ("other".into(), 80)] };
        assert_eq!(games.shared(), 130);
        assert_eq!(games.summary(), "one 90, other 80, shared 130 bytes");
    }

    #[test]
    fn each_budget_is_met_up_to_the_last_byte() {
        let games = |all, one| Games { all, games: vec![("one".into(), one), ("other".into(), 1)] };
        assert_eq!(games(GAME_BUDGET + 1 + SHARED_BUDGET, GAME_BUDGET).broken(), [""; 0]);
        assert_eq!(
            games(GAME_BUDGET + 1 + 1 + SHARED_BUDGET + 1, GAME_BUDGET + 1).broken(),
            [
                "one takes 98305 bytes of flash; the budget is 98304.",
                "What the games share takes 131073 bytes of flash; the budget is 131072.",
            ]
        );
    }

    #[test]
    fn the_games_are_the_features_but_the_default_one() {
        let manifest = "[package]\nname = \"x\"\n[features]\ndefault = [\"a/default\"]\n# One = each.\none = [\"a/one\"]\n\
            other = [\"a/other\"]\n\n[dependencies]\nx = \"1\"\n";
        assert_eq!(features(manifest), ["one", "other"]);
    }
}
