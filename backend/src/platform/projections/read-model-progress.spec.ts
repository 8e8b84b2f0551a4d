import { expect, it } from '@jest/globals';
import type { Config } from '../config/config.js';
import type { Pool } from '../database/pool.js';
import { ReadModelProgress } from './read-model-progress.js';
import type { ReadModelRegistry } from './read-model-registry.js';

const types = new Set(['Noted']);
const before = { inc: 1, tx: 1n, pos: 1n };
const now = { inc: 1, tx: 2n, pos: 2n };

function progressHere(): ReadModelProgress {
  const elsewhere = { rows: [{ consumer: 'notes', inc: 1, tx_text: '2', pos: '2' }] };
  return new ReadModelProgress(
    { listeningTo: () => ['notes'] } as unknown as ReadModelRegistry,
    { query: () => Promise.resolve(elsewhere) } as unknown as Pool,
    { readModelTimeoutMs: 100 } as Config,
  );
}

it('asks elsewhere about a read model that was filled here and is no longer', async () => {
  const progress = progressHere();
  progress.onCaughtUp('notes', before);
  progress.onLeaseLost('notes');
  expect(await progress.waitFor(now, types)).toBe(true);
});

it('goes by what was reached here while it is filled here', async () => {
  const progress = progressHere();
  progress.onCaughtUp('notes', before);
  expect(await progress.waitFor(now, types)).toBe(false);
  progress.onCaughtUp('notes', now);
  expect(await progress.waitFor(now, types)).toBe(true);
});
