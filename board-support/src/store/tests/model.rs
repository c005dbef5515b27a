//! Any operations in any order, against a model that is a few lines long.

use proptest::prelude::*;

use super::*;

#[derive(Clone, Debug)]
enum Operation {
    Append(Vec<u8>),
    Begin(Vec<u8>),
    Tidy,
    MakeRoom,
    Remember,
    Reopen,
    Put(u8, Vec<u8>),
    /// The power goes so many steps into the next appended entry.
    Cut(usize, Vec<u8>),
}

fn operation() -> impl Strategy<Value = Operation> {
    let bytes = |most| proptest::collection::vec(any::<u8>(), 0..=most);
    prop_oneof![
        12 => bytes(MOST_ENTRY).prop_map(Operation::Append),
        1 => bytes(MOST_HEADER).prop_map(Operation::Begin),
        3 => Just(Operation::Tidy),
        2 => Just(Operation::MakeRoom),
        1 => Just(Operation::Remember),
        1 => Just(Operation::Reopen),
        3 => (0..KEYS, bytes(MOST_VALUE)).prop_map(|(key, value)| Operation::Put(key, value)),
        2 => (0..8_usize, bytes(MOST_ENTRY)).prop_map(|(steps, entry)| Operation::Cut(steps, entry)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_store_does_what_the_model_does(operations in proptest::collection::vec(operation(), 1..160)) {
        let mut chip = Chip::blank(SMALL);
        let (mut store, _) = open(&chip);
        let mut book: Option<Book> = None;
        let mut values = std::collections::BTreeMap::new();
        for operation in operations {
            match operation {
                Operation::Append(entry) => match (&mut book, store.append(&entry)) {
                    (Some(book), Ok(())) => book.entries.push(entry),
                    (None, outcome) => prop_assert_eq!(outcome, Err(Error::Closed)),
                    (Some(_), Err(error)) => prop_assert_eq!(error, Error::Full),
                },
                Operation::Begin(header) => {
                    let tidy = store.is_tidy();
                    let erased = store.begin(&header).unwrap();
                    prop_assert!(!tidy || erased == 0);
                    book = Some(Book { header, entries: vec![] });
                }
                Operation::Tidy => store.tidy().unwrap(),
                Operation::MakeRoom => store.make_room().unwrap(),
                Operation::Remember => store.remember().unwrap(),
                Operation::Reopen => {
                    let found;
                    (store, found) = open(&chip);
                    prop_assert_eq!(&found, &Ok(book.clone()));
                }
                Operation::Put(key, value) => {
                    chip.take_steps();
                    let room = store.has_room().unwrap();
                    store.keep(key, &value).unwrap();
                    prop_assert!(!room || chip.erased() == 0);
                    values.insert(key, value);
                }
                Operation::Cut(steps, entry) => {
                    let mut image = chip.bytes();
                    chip.take_steps();
                    let outcome = store.append(&entry);
                    chip.take_steps().iter().take(steps).for_each(|step| step.apply(&mut image));
                    chip = Chip::with(&image);
                    let found;
                    (store, found) = open(&chip);
                    if let (Some(book), Ok(())) = (&mut book, outcome) && found != Ok(Some(book.clone())) {
                        book.entries.push(entry);
                    }
                    prop_assert_eq!(&found, &Ok(book.clone()));
                }
            }
            prop_assert!(book.is_some() || store.room() == 0);
        }
        prop_assert_eq!(&restore(&mut store), &Ok(book));
        for (key, value) in values {
            let mut buffer = [0; MOST_VALUE];
            prop_assert_eq!(store.get(key, &mut buffer), Ok(Some(&value[..])));
        }
    }
}
