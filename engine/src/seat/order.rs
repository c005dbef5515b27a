//! Some seats in an order, as somebody said it.
//!
//! Not the order in which they sit, which is a seating. Invariant: at most eight, and no hole between them.

use heapless::Vec;
use serde::{Deserialize, Serialize};

use super::Seat;

/// Who passed first, second and so on, for example. Whether they all play, and each only once, is a game's to check. Stored
/// as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Seat, { Seat::COUNT }>", into = "Vec<Seat, { Seat::COUNT }>")]
pub struct Order([Option<Seat>; Seat::COUNT]);

impl Order {
    /// Nobody.
    pub const NOBODY: Order = Order([None; Seat::COUNT]);

    /// The same with `seat` after the others; `None` after eight.
    #[must_use]
    pub fn then(mut self, seat: Seat) -> Option<Order> {
        *self.0.iter_mut().find(|place| place.is_none())? = Some(seat);
        Some(self)
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        self.0.into_iter().flatten()
    }
}

impl From<Vec<Seat, { Seat::COUNT }>> for Order {
    fn from(seats: Vec<Seat, { Seat::COUNT }>) -> Order {
        let mut order = Order::NOBODY;
        for (place, seat) in order.0.iter_mut().zip(seats) {
            *place = Some(seat);
        }
        order
    }
}

impl From<Order> for Vec<Seat, { Seat::COUNT }> {
    fn from(order: Order) -> Self {
        // An order has no more places than there is room.
        order.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_as_it_was_said() {
        let order = Order::NOBODY.then(Seat::Blue).and_then(|order| order.then(Seat::Red)).expect("two seats");
        assert!(order.iter().eq([Seat::Blue, Seat::Red]));
        assert_eq!(crate::packed::read(&[2, 3, 0]), Ok(order));
        let all = Seat::ALL.into_iter().try_fold(Order::NOBODY, Order::then).expect("eight seats");
        assert_eq!(all.then(Seat::Red), None);
    }
}
