//! The last games' results.

use crate::{
    draw::{
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    picture::Picture,
    screen::View,
};

pub(crate) fn draw(picture: &mut Picture, view: View) {
    let texts = view.texts;
    let hints = Hints { a: texts.back, b: texts.help, ..Hints::default() };
    chrome::draw(picture, texts.results, view.settings.language.code(), hints);
    paragraph(picture, texts.no_results, Size::Body, chrome::BODY);
}
