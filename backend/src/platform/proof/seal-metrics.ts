import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { beginning } from '../event-sourcing/index.js';
import { Metrics } from '../metrics/metrics.js';
import { KnownSeals } from './known-seals.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';

/** Metrics that show when sealing stops, and when the log contradicts its seals. */
@Injectable()
export class SealMetrics {
  constructor(
    private readonly seals: SealStore,
    private readonly log: SealedLog,
    private readonly clock: Clock,
    metrics: Metrics,
    known: KnownSeals,
  ) {
    metrics.gauge('sankofa_unsealed_seconds', 'Age of the first event that no seal is over.', async () => [
      { value: await this.unsealedSeconds() },
    ]);
    const help = 'Whether the seals do not continue what was sealed before: somebody rewrote the log.';
    metrics.gauge('sankofa_proof_contradicted', help, async () => [
      { value: (await known.findContradiction()) === null ? 0 : 1 },
    ]);
  }

  async unsealedSeconds(): Promise<number> {
    const [oldest] = await this.log.after((await this.seals.last())?.at ?? beginning, 1);
    return oldest ? Math.max(0, this.clock.now().getTime() - Date.parse(oldest.recordedAt)) / 1_000 : 0;
  }
}
