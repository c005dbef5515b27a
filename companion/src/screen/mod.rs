//! The screens outside a game: one file each, with what it shows and what each button does there.
//!
//! A screen holds no more than its cursor; everything else it shows comes in through [`View`]. Invariant: A always leads
//! back, and from any screen A pressed often enough leads home.

pub(crate) mod home;
mod list;
pub(crate) mod results;
pub(crate) mod settings;
pub(crate) mod trouble;

pub(crate) use list::{Label, List, Row};

use crate::{settings::Settings, text::Texts};

/// What a screen may look at while it draws.
#[derive(Clone, Copy)]
pub(crate) struct View {
    pub(crate) settings: Settings,
    pub(crate) texts: &'static Texts,
}
