//! What a decision took for granted and what it rested on, and what is worked out once for many decisions.

use crate::edition::{Doubt, ItemName, Param};
use crate::game::MateFound;
use crate::laws::evidence::Ground;
use crate::laws::provision::Reason;
use std::any::{Any, TypeId};
use std::cell::OnceCell;

/// What one decision, or a part of it, took for granted and what it rested on.
#[derive(Debug, Default)]
pub(super) struct Log {
    /// The answers, and where they come from.
    grounds: Vec<Ground>,
    /// What was found of checkmate.
    mates: Vec<MateFound>,
    /// The items of the practice whose values were read.
    items: Vec<ItemName>,
    /// The doubts about the parameters that were read.
    doubts: Vec<Doubt>,
    /// Whether a text was asked for that is not known to us.
    pub unread: bool,
}

impl Log {
    /// Notes on which answer the decision rests.
    pub fn rests_on(&mut self, ground: Ground) {
        if !self.grounds.contains(&ground) {
            self.grounds.push(ground);
        }
    }

    /// Notes what was found of checkmate.
    pub fn rests_on_mates(&mut self, mates: &[MateFound]) {
        for mate in mates {
            if !self.mates.contains(mate) {
                self.mates.push(mate.clone());
            }
        }
    }

    /// Notes what stands in the place of the letter.
    pub fn rests_on_item(&mut self, item: &ItemName) {
        if !self.items.contains(item) {
            self.items.push(item.clone());
        }
    }

    /// Notes that a parameter was read.
    pub fn reads<T>(&mut self, param: &Param<T>) {
        self.doubts(param.doubt());
        if let Some(item) = &param.item {
            self.rests_on_item(item);
        }
    }

    fn doubts(&mut self, doubts: impl IntoIterator<Item = Doubt>) {
        for doubt in doubts {
            if !self.doubts.contains(&doubt) {
                self.doubts.push(doubt);
            }
        }
    }

    /// Notes all that a part of the decision noted.
    pub fn add(&mut self, part: &Log) {
        for ground in &part.grounds {
            self.rests_on(*ground);
        }
        self.rests_on_mates(&part.mates);
        for item in &part.items {
            self.rests_on_item(item);
        }
        self.doubts(part.doubts.iter().copied());
        self.unread |= part.unread;
    }

    /// Forgets what was noted.
    pub fn clear(&mut self) {
        self.grounds.clear();
        if !self.mates.is_empty() {
            self.mates.clear();
        }
        if !self.doubts.is_empty() {
            self.doubts.clear();
        }
        if !self.items.is_empty() {
            self.items.clear();
        }
        self.unread = false;
    }

    /// Lets a reason tell what was noted.
    pub fn tell(&self, reason: &mut Reason) {
        reason.grounds.clone_from(&self.grounds);
        reason.mates.clone_from(&self.mates);
        reason.items.clone_from(&self.items);
        reason.read.clone_from(&self.doubts);
    }
}

/// What functions have worked out of one happening, each found by the type of its function: a list that only grows.
#[derive(Default)]
pub(super) struct Kept(OnceCell<Box<Link>>);

struct Link {
    by: TypeId,
    found: Box<dyn Any>,
    next: Kept,
}

impl Kept {
    /// What the function of this type has worked out, if it was asked before.
    pub fn get<F: 'static, T: 'static>(&self) -> Option<&T> {
        let mut links = std::iter::successors(self.0.get(), |link| link.next.0.get());
        let link = links.find(|link| link.by == TypeId::of::<F>())?;
        link.found.downcast_ref()
    }

    /// Keeps what the function of this type has worked out.
    pub fn put<F: 'static, T: 'static>(&self, found: T) -> &T {
        let mut end = self;
        while let Some(link) = end.0.get() {
            end = &link.next;
        }
        let link = end.0.get_or_init(|| {
            Box::new(Link {
                by: TypeId::of::<F>(),
                found: Box::new(found),
                next: Kept::default(),
            })
        });
        link.found.downcast_ref().expect("it was kept as this type")
    }
}
