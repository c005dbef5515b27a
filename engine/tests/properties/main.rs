//! What must hold for every game and every text, tried on many of them.
//!
//! Games are made of legal choices with nonsense in between; texts and bytes are anything. Invariant: no property here
//! is true by construction of its test.

mod bytes;
mod carcassonne_city;
mod caylus;
mod games;
mod machiavelli;
mod magna_carta;
mod payments;
mod sizes;
mod stored;
mod tried;
