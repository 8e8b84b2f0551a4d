import { tooSlow } from './problem';

/** What is read is waited for so long. */
const PATIENCE = 10_000;

/** Gives up what does not come in the time that people wait, by the signal that `ask` is given. */
export async function inPatience<T>(giveUp: AbortController, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timer = setTimeout(() => giveUp.abort(tooSlow()), PATIENCE);
  try {
    return await ask(giveUp.signal);
  } finally {
    clearTimeout(timer);
  }
}
