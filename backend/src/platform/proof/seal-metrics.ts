import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { beginning } from '../event-sourcing/index.js';
import { Metrics } from '../metrics/metrics.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';

/** Tells when nothing is sealed any more: no worker runs, or what is there contradicts the newest seal. */
@Injectable()
export class SealMetrics {
  constructor(seals: SealStore, log: SealedLog, clock: Clock, metrics: Metrics) {
    metrics.gauge('sankofa_unsealed_seconds', 'Age of the first event that no seal is over.', async () => {
      const [oldest] = await log.after((await seals.last())?.at ?? beginning, 1);
      return [{ value: oldest ? Math.max(0, clock.now().getTime() - Date.parse(oldest.recordedAt)) / 1_000 : 0 }];
    });
  }
}
