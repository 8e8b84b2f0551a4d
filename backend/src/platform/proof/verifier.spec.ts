import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { SystemClock } from '../config/clock.js';
import type { Config } from '../config/config.js';
import type { AlteredRecords } from './altered-records.js';
import type { KnownSeals } from './known-seals.js';
import type { SealStore } from './seal-store.js';
import type { SealedLog } from './sealed-log.js';
import type { LogEntry } from './verification.js';
import { Verifier } from './verifier.js';

/** A verifier over an endless log that stops at `end`. Counts the walks through the log. */
function overEndlessLog() {
  const walks = { begun: 0, ended: 0 };
  const end = new AbortController();
  async function* hashes(): AsyncGenerator<LogEntry[], void> {
    walks.begun++;
    try {
      for (let pos = 1; !end.signal.aborted; pos++) {
        await turn();
        yield [{ position: { inc: 1, tx: BigInt(pos), pos: BigInt(pos) }, now: Buffer.alloc(32), stored: undefined }];
      }
    } finally {
      walks.ended++;
    }
  }
  const seals = {
    last: () => Promise.resolve(undefined),
    handovers: () => Promise.resolve([]),
  } as unknown as SealStore;
  const config = { sealKeys: [randomBytes(32)], sealPublicKeys: [] } as unknown as Config;
  const known = { newest: () => Promise.resolve(undefined) } as unknown as KnownSeals;
  const alteredRecords = { compare: () => Promise.resolve([]) } as unknown as AlteredRecords;
  const log = { hashes, after: () => Promise.resolve([]) } as unknown as SealedLog;
  const verifier = new Verifier(seals, log, known, alteredRecords, new SystemClock(), config);
  return { verifier, walks, letGo: () => end.abort() };
}

it('tells how far it is, and stops when nobody waits any more', async () => {
  const { verifier, walks } = overEndlessLog();
  const watching = verifier.watch();
  const first = await watching.next();
  const second = await watching.next();
  expect(first.value).toMatchObject({ finishedAt: null, verdict: null });
  expect(second.value?.eventsChecked).toBeGreaterThan(first.value?.eventsChecked ?? 0);
  expect(verifier.state()).toMatchObject({ verdict: null });
  await watching.return();
  while (walks.ended === 0) await turn();
  expect(verifier.state()).toBeUndefined();
});

it('goes on for those who still wait, and is one walk for all of them', async () => {
  const { verifier, walks, letGo } = overEndlessLog();
  const verdict = verifier.verify();
  const watching = verifier.watch();
  await watching.next();
  await watching.return();
  expect(walks).toEqual({ begun: 1, ended: 0 });
  letGo();
  expect(await verdict).toMatchObject({ ok: true, sealsChecked: 0 });
  expect(verifier.state()).toMatchObject({ verdict: await verdict });
});
