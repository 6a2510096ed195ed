//! Work on several processors, with the results in order.

use anyhow::{Context, Result};
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};

/// How many processors there are.
pub fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Does some work on each piece, so many at a time, and hands each result on in the order of the pieces.
///
/// No more than a few pieces are held at a time, however many there are.
///
/// # Errors
/// The first error of the source, after the results of all pieces before it, or of the consumer.
pub fn in_order<T: Send, U: Send>(
    jobs: usize,
    mut pieces: impl Iterator<Item = Result<T>>,
    work: impl Fn(T) -> U + Sync,
    mut consume: impl FnMut(U) -> Result<()>,
) -> Result<()> {
    if jobs == 1 {
        return pieces.try_for_each(|piece| consume(work(piece?)));
    }
    let (to_workers, tasks) = channel::<(T, SyncSender<U>)>();
    let tasks = Mutex::new(tasks);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some((piece, result)) = received(&tasks) {
                    // Nobody waits for it any more where the consumer has failed.
                    let _ = result.send(work(piece));
                }
            });
        }
        // Dropped on every way out, so that the workers end.
        let to_workers = to_workers;
        let mut pending: VecDeque<Receiver<U>> = VecDeque::new();
        let mut next = |pending: &mut VecDeque<Receiver<U>>| match pending.pop_front() {
            Some(result) => consume(result.recv().context("a worker has stopped")?),
            None => Ok(()),
        };
        let mut fault = None;
        for piece in pieces {
            let piece = match piece {
                Ok(piece) => piece,
                // What came before it is handed on first.
                Err(error) => {
                    fault = Some(error);
                    break;
                }
            };
            let (result, waiting) = sync_channel(1);
            (to_workers.send((piece, result)).ok()).context("no worker is left")?;
            pending.push_back(waiting);
            if pending.len() > 2 * jobs {
                next(&mut pending)?;
            }
        }
        while !pending.is_empty() {
            next(&mut pending)?;
        }
        fault.map_or(Ok(()), Err)
    })
}

fn received<T>(tasks: &Mutex<Receiver<T>>) -> Option<T> {
    let tasks = tasks.lock().unwrap_or_else(PoisonError::into_inner);
    tasks.recv().ok()
}
