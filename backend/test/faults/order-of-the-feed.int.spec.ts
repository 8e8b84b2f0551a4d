import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestLog, type TestLog } from '../support/test-log.js';
import { counters, InterleavedWriters } from './interleaved-writers.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ReaderByNumber, WatchfulReader } from './watchful-reader.js';

const EVENTS = 5_000 * rounds(1);
const WRITERS = 8;

let log: TestLog;
beforeAll(async () => {
  log = await openTestLog(counters);
});
afterAll(() => log.close());

it(
  'shows every event once, after all that it follows from, whatever order transactions end in',
  async () => {
    const begun = performance.now();
    const writers = new InterleavedWriters(log, EVENTS);
    const readers = [7, 500, 5_000].map((batch) => new WatchfulReader(log, batch));
    let written = false;
    const reading = readers.map((reader) => reader.readUntil(EVENTS));
    const byNumber = new ReaderByNumber(log);
    const missing = byNumber.readUntil(() => written);
    await writers.beOvertaken(byNumber.hasRead);
    await writers.run(WRITERS);
    written = true;
    await Promise.all(reading);
    const missed = await missing;

    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    const figures = [`${WRITERS} writers, ${EVENTS} events in ${seconds} s, ${writers.clashes} clashes`];
    report([...figures, `by sequence number alone ${missed} would have been missed`].join('; '));
    expect(readers.map(({ seen, faults }) => ({ seen, faults }))).toEqual(
      readers.map(() => ({ seen: EVENTS, faults: [] })),
    );
    expect(missed).toBeGreaterThan(0); // otherwise the load proves nothing
  },
  RUN_TIMEOUT_MS,
);
