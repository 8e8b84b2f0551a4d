import { Inject, Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { CONFIG, type Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import type { Verdict } from './verification.js';

const COMPARE_INTERVAL_MS = 60_000;
/** A comparison reads all members' histories, which takes seconds among a million and slows requests down. */
const MAX_SHARE_OF_TIME = 0.01;
const intervalAfter = (tookMs: number): number => Math.max(COMPARE_INTERVAL_MS, tookMs / MAX_SHARE_OF_TIME);

/** A member whose stored `fields`, such as `roles`, differ from the log. */
export interface AlteredRecord {
  readonly subjectId: string;
  readonly fields: readonly string[];
}

type Compare = () => Promise<readonly AlteredRecord[]>;

/** Compares what modules store beside the log with the events it follows from. Seals do not cover those rows. */
@Injectable()
export class AlteredRecords {
  readonly comparing = new PeriodicTask('altered records', intervalAfter, () => this.watch(), 'all');
  private readonly logger = new Logger('proof');
  private readonly comparisons: Compare[] = [];
  altered: readonly AlteredRecord[] = [];

  constructor(
    metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    const help = 'Accounts whose roles, ban, password or second factor are not those of the log.';
    metrics.gauge('sankofa_altered_accounts', help, () => [{ value: this.altered.length }]);
  }

  register(compare: Compare): void {
    this.comparisons.push(compare);
  }

  async compare(): Promise<readonly AlteredRecord[]> {
    const found = await Promise.all(this.comparisons.map((compare) => compare()));
    this.altered = found.flat();
    return this.altered;
  }

  private async watch(): Promise<void> {
    if (this.config.role === 'command-line') return;
    const before = this.altered.length;
    const { length } = await this.compare();
    if (length > before)
      this.logger.error({ message: 'rows beside the log are not as the log has them', count: length });
  }
}

export const addAltered = (verdict: Verdict, { length }: readonly AlteredRecord[]): Verdict => ({
  ...verdict,
  ok: verdict.ok && length === 0,
  alteredAccounts: length,
});

export const describeAltered = (altered: readonly AlteredRecord[]): string =>
  `not as the log says: ${altered.map(({ subjectId, fields }) => `${subjectId} (${fields.join(', ')})`).join('; ')}`;
