//! The command `provost`: a tiny dispatch, nothing else.

fn main() {}
