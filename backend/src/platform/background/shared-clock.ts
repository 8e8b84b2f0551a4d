import { Injectable } from '@nestjs/common';
import { Clock, SystemClock } from '../config/clock.js';
import { Pool } from '../database/pool.js';
import { PeriodicTask } from './periodic-task.js';

const FOLLOW_INTERVAL_MS = 10_000;
/** A slower round trip tells the time less exactly than the running clock. */
const MAX_ROUND_TRIP_MS = 1_000;

/** Sets this process's clock by the database's, so that all processes can compare their times. */
@Injectable()
export class SharedClock {
  readonly following = new PeriodicTask('clock', FOLLOW_INTERVAL_MS, () => this.follow(), 'all');
  private isSet = false;

  constructor(
    private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  async follow(): Promise<void> {
    if (!(this.clock instanceof SystemClock)) return;
    const askedAt = performance.now();
    const { rows } = await this.pool.query<{ time: Date }>('select clock_timestamp() as time');
    const roundTripMs = performance.now() - askedAt;
    if (!rows[0] || (this.isSet && roundTripMs > MAX_ROUND_TRIP_MS)) return;
    this.clock.set(new Date(rows[0].time.getTime() + roundTripMs / 2));
    this.isSet = true;
  }
}
