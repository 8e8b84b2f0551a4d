import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { beginning } from '../event-sourcing/index.js';
import { Metrics } from '../metrics/metrics.js';
import { KnownSeals } from './known-seals.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';

/** Tells when nothing is sealed any more, and when what is there contradicts what was sealed. */
@Injectable()
export class SealMetrics {
  constructor(seals: SealStore, log: SealedLog, clock: Clock, metrics: Metrics, known: KnownSeals) {
    metrics.gauge('sankofa_unsealed_seconds', 'Age of the first event that no seal is over.', async () => {
      const [oldest] = await log.after((await seals.last())?.at ?? beginning, 1);
      return [{ value: oldest ? Math.max(0, clock.now().getTime() - Date.parse(oldest.recordedAt)) / 1_000 : 0 }];
    });
    const help = 'Whether the seals do not continue what was sealed before: somebody rewrote the log.';
    metrics.gauge('sankofa_proof_contradicted', help, async () => [
      { value: (await known.findContradiction()) === null ? 0 : 1 },
    ]);
  }
}
