//! The colours of the themes are read and measured: text is legible in each of them.

/// The ratio that WCAG 2 asks of text at level AA.
const TEXT: f64 = 4.5;
/// The ratio that it asks of the edges of controls.
const EDGE: f64 = 3.0;

const VARIABLES: &str = include_str!("../../book/css/variables.css");

#[test]
fn text_is_legible_in_every_theme() {
    let themes = themes();
    assert_eq!(themes.len(), 3, "light, dark by the device, dark by choice");
    for theme in themes {
        for text in ["ink", "muted", "accent", "good", "bad", "warn"] {
            for ground in ["paper", "panel"] {
                assert_contrast(theme, text, ground, TEXT);
            }
        }
        for (text, ground) in [
            ("ink", "accent-soft"),
            ("accent", "accent-soft"),
            ("warn", "warn-soft"),
        ] {
            assert_contrast(theme, text, ground, TEXT);
        }
        assert_contrast(theme, "edge", "paper", EDGE);
        assert_contrast(theme, "edge", "panel", EDGE);
    }
}

#[test]
fn the_dark_theme_is_the_same_by_device_and_by_choice() {
    let themes = themes();
    let lines = |theme: &'static str| {
        theme
            .lines()
            .map(str::trim)
            .filter(|line| line.starts_with("--"))
    };
    assert!(lines(themes[1]).eq(lines(themes[2])));
}

/// The blocks that define colours, in the order of the file.
fn themes() -> Vec<&'static str> {
    let blocks = VARIABLES
        .split('{')
        .filter(|block| block.contains("--paper:"));
    blocks.collect()
}

fn assert_contrast(theme: &str, text: &str, ground: &str, least: f64) {
    let (a, b) = (luminance(theme, text), luminance(theme, ground));
    let ratio = (a.max(b) + 0.05) / (a.min(b) + 0.05);
    assert!(
        ratio >= least,
        "{text} on {ground}: {ratio:.2} is less than {least}"
    );
}

/// The relative luminance of a colour, as WCAG defines it.
fn luminance(theme: &str, name: &str) -> f64 {
    let label = format!("--{name}: #");
    let at = theme
        .find(&label)
        .unwrap_or_else(|| panic!("no colour {name}"))
        + label.len();
    let channel = |place: usize| {
        let hex = &theme[at + 2 * place..at + 2 * place + 2];
        let value = f64::from(u8::from_str_radix(hex, 16).expect("two hexadecimal digits")) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}
