//! The tree of branches: what depends on which fact that a case does not tell.

use crate::game::{Answer, Question};
use crate::laws::{Branch, Verdict};

/// What holds in a case, by what it depends on.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree<T> {
    /// It depends on nothing further.
    Plain(T),
    /// It depends on a fact that the case does not tell.
    Depends(Question, Vec<(Answer, Tree<T>)>),
}

impl<T> Tree<T> {
    /// What holds in each branch of a verdict, by the questions that the branches answer differently.
    pub fn by_branch<'v>(verdict: &'v Verdict, holds: &dyn Fn(&'v Branch) -> T) -> Self {
        let branches: Vec<&Branch> = verdict.branches.iter().collect();
        Tree::below(&branches, 0, holds)
    }

    fn below<'v>(branches: &[&'v Branch], depth: usize, holds: &dyn Fn(&'v Branch) -> T) -> Self {
        let first = branches.first().expect("a verdict has at least one branch");
        let Some((question, _)) = first.assuming.get(depth) else {
            return Tree::Plain(holds(first));
        };
        let mut answers: Vec<(Answer, Vec<&Branch>)> = Vec::new();
        for branch in branches {
            let Some((_, answer)) = branch.assuming.get(depth) else {
                continue;
            };
            match answers.iter_mut().find(|(known, _)| known == answer) {
                Some((_, same)) => same.push(branch),
                None => answers.push((*answer, vec![branch])),
            }
        }
        let answers = answers
            .into_iter()
            .map(|(answer, same)| (answer, Tree::below(&same, depth + 1, holds)));
        Tree::Depends(*question, answers.collect())
    }

    /// What holds under each condition.
    pub fn leaves(&self) -> Vec<&T> {
        match self {
            Tree::Plain(leaf) => vec![leaf],
            Tree::Depends(_, answers) => {
                let below = answers.iter().flat_map(|(_, tree)| tree.leaves());
                below.collect()
            }
        }
    }

    /// What holds, each with the answers under which it does.
    pub fn conditions(&self) -> Vec<(Vec<(Question, Answer)>, &T)> {
        match self {
            Tree::Plain(leaf) => vec![(Vec::new(), leaf)],
            Tree::Depends(question, answers) => {
                let below = answers.iter().flat_map(|(answer, tree)| {
                    let conditions = tree.conditions().into_iter();
                    conditions.map(|(mut given, leaf)| {
                        given.insert(0, (*question, *answer));
                        (given, leaf)
                    })
                });
                below.collect()
            }
        }
    }

    /// How many facts have to be known at most before it is clear what holds.
    pub fn depth(&self) -> usize {
        match self {
            Tree::Plain(_) => 0,
            Tree::Depends(_, answers) => {
                let deepest = answers.iter().map(|(_, tree)| tree.depth()).max();
                1 + deepest.unwrap_or(0)
            }
        }
    }

    /// The same conditions, with something else under each of them.
    pub fn map<'t, U>(&'t self, change: &dyn Fn(&'t T) -> U) -> Tree<U> {
        match self {
            Tree::Plain(leaf) => Tree::Plain(change(leaf)),
            Tree::Depends(question, answers) => {
                let answers = answers.iter();
                let changed = answers.map(|(answer, tree)| (*answer, tree.map(change)));
                Tree::Depends(*question, changed.collect())
            }
        }
    }

    /// Whether the same conditions stand in both, with what is alike under each of them.
    pub fn is_like(&self, other: &Self, alike: &dyn Fn(&T, &T) -> bool) -> bool {
        match (self, other) {
            (Tree::Plain(a), Tree::Plain(b)) => alike(a, b),
            (Tree::Depends(p, a), Tree::Depends(q, b)) => {
                let pairs = || a.iter().zip(b);
                p == q
                    && a.len() == b.len()
                    && pairs().all(|((x, a), (y, b))| x == y && a.is_like(b, alike))
            }
            (Tree::Plain(_), Tree::Depends(..)) | (Tree::Depends(..), Tree::Plain(_)) => false,
        }
    }

    /// The tree without questions whose answer makes no difference; `joined` makes one of what is alike.
    pub fn collapsed(self, alike: &dyn Fn(&T, &T) -> bool, joined: &dyn Fn(T, T) -> T) -> Self {
        let Tree::Depends(question, answers) = self else {
            return self;
        };
        let collapsed = |(answer, tree): (Answer, Tree<T>)| (answer, tree.collapsed(alike, joined));
        let answers: Vec<_> = answers.into_iter().map(collapsed).collect();
        if !answers
            .windows(2)
            .all(|two| two[0].1.is_like(&two[1].1, alike))
        {
            return Tree::Depends(question, answers);
        }
        let trees = answers.into_iter().map(|(_, tree)| tree);
        let one = trees.reduce(|one, other| match (one, other) {
            (Tree::Plain(a), Tree::Plain(b)) => Tree::Plain(joined(a, b)),
            (one, _) => one,
        });
        one.expect("a question has answers")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Subject;
    use Answer::{No, Yes};

    const LEGAL: Question = Question {
        about: Subject::Legal,
        at: 0,
    };
    const HAPPENED: Question = Question {
        about: Subject::Happened,
        at: 1,
    };

    /// If the move was legal, it depends on whether the second event happened.
    fn verdict() -> Verdict {
        let branch = |assuming: &[(Question, Answer)]| Branch {
            assuming: assuming.to_vec(),
            steps: Vec::new(),
        };
        Verdict {
            branches: vec![
                branch(&[(LEGAL, Yes), (HAPPENED, Yes)]),
                branch(&[(LEGAL, Yes), (HAPPENED, No)]),
                branch(&[(LEGAL, No)]),
            ],
        }
    }

    fn tree(of: [char; 3]) -> Tree<char> {
        let verdict = verdict();
        Tree::by_branch(&verdict, &|branch| {
            let place = verdict.branches.iter().position(|other| other == branch);
            of[place.expect("a branch of the verdict")]
        })
    }

    #[test]
    fn branches_stand_under_the_questions_that_they_answer_differently() {
        let below = Tree::Depends(
            HAPPENED,
            vec![(Yes, Tree::Plain('a')), (No, Tree::Plain('b'))],
        );
        let all = Tree::Depends(LEGAL, vec![(Yes, below), (No, Tree::Plain('c'))]);
        assert_eq!(tree(['a', 'b', 'c']), all);
        assert_eq!(all.leaves(), [&'a', &'b', &'c']);
        assert_eq!(all.depth(), 2);
        let conditions = all.conditions();
        assert_eq!(
            conditions,
            [
                (vec![(LEGAL, Yes), (HAPPENED, Yes)], &'a'),
                (vec![(LEGAL, Yes), (HAPPENED, No)], &'b'),
                (vec![(LEGAL, No)], &'c'),
            ]
        );
    }

    #[test]
    fn a_question_whose_answer_makes_no_difference_is_gone() {
        let collapsed = |of| tree(of).collapsed(&|a, b| a == b, &|first, _| first);
        let depends =
            |yes, no| Tree::Depends(LEGAL, vec![(Yes, Tree::Plain(yes)), (No, Tree::Plain(no))]);
        assert_eq!(collapsed(['a', 'a', 'a']), Tree::Plain('a'));
        assert_eq!(collapsed(['a', 'a', 'c']), depends('a', 'c'));
        assert_eq!(collapsed(['a', 'b', 'a']), tree(['a', 'b', 'a']));
    }

    #[test]
    fn what_is_alike_is_joined_over_all_answers() {
        let alike = |a: &char, b: &char| a.eq_ignore_ascii_case(b);
        let joined = |a: char, b: char| a.max(b);
        assert_eq!(
            tree(['A', 'a', 'A']).collapsed(&alike, &joined),
            Tree::Plain('a')
        );
        assert!(tree(['a', 'B', 'c']).is_like(&tree(['A', 'b', 'C']), &alike));
        assert!(!tree(['a', 'b', 'c']).is_like(&tree(['a', 'b', 'b']), &alike));
    }
}
