use super::*;

fn moves_of(text: &str) -> Vec<(usize, Option<WrittenResult>)> {
    games(text.as_bytes())
        .map(|game| (game.moves.len(), game.result))
        .collect()
}

#[test]
fn games_follow_each_other_with_and_without_tags() {
    use WrittenResult::{Draw, Open, Win};
    for (text, expected) in [
        ("", vec![]),
        ("\n\n  \n", vec![]),
        ("1. e4 e5 1-0", vec![(2, Some(Win(Player::White)))]),
        (
            "1. e4 e5 1/2-1/2\n\n1. d4 0-1\n",
            vec![(2, Some(Draw)), (1, Some(Win(Player::Black)))],
        ),
        (
            "[Event \"A\"]\n\n1.e4 {a [b] (c} e5 (1... c5 (1... d5)) $1 ; rest\n2. Nf3! *\n\n[Event \"B\"]\n\n*\n",
            vec![(3, Some(Open)), (0, Some(Open))],
        ),
        (
            "[Event \"A\"]\n\n1. e4\n\n[Event \"B\"]\n\n1. d4 d5",
            vec![(1, None), (2, None)],
        ),
        (
            "1. e4 e5\n\n2. Nf3 Nc6 1-0",
            vec![(4, Some(Win(Player::White)))],
        ),
    ] {
        assert_eq!(moves_of(text), expected, "{text:?}");
    }
}

#[test]
fn an_entry_that_is_no_legal_move_stops_its_game_only() {
    let text = "[Event \"A\"]\n\n1. e4 e5 2. Ke3 d6 1-0\n\n[Event \"B\"]\n\n1. d4 0-1";
    let all: Vec<_> = games(text.as_bytes()).collect();
    assert_eq!(all.len(), 2);
    let stop = all[0].stop.as_ref().expect("the king cannot go there");
    assert_eq!(stop.entry, b"Ke3");
    assert_eq!(all[0].place(stop.at), (3, 13));
    assert!(matches!(stop.why, NoMove::Illegal(_)), "{stop:?}");
    assert_eq!((all[0].moves.len(), all[1].moves.len()), (2, 1));
    assert_eq!(all[1].line, 5);
}
