import { isDatabaseUnavailable } from '../database/sql-state.js';

const BATCH = 20;

/** Handles due items in batches. An item that fails stays due, and later items go on. */
export async function processBatch<T>(
  due: (limit: number, after: T | undefined) => Promise<readonly T[]>,
  work: (one: T) => Promise<void>,
): Promise<boolean> {
  const failures: unknown[] = [];
  let batch: readonly T[] = [];
  do {
    batch = await due(BATCH, batch.at(-1));
    for (const one of batch) {
      await work(one).catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) throw error;
        failures.push(error);
      });
    }
  } while (failures.length > 0 && batch.length === BATCH);
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what is due could not be done.');
  return batch.length === BATCH;
}
