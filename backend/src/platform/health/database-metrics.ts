import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { Erasures } from '../erasure/erasures.js';
import { Metrics, type Sample } from '../metrics/metrics.js';
import { type ConsumerStatus, Consumers } from '../operations/consumers.js';
import { Horizon } from '../operations/horizon.js';
import { RunningProcesses } from '../operations/running-processes.js';

/** Metrics read from the database, equal in all processes, and this process's connections to it. */
@Injectable()
export class DatabaseMetrics {
  private reading: Promise<ConsumerStatus[]> | undefined;

  constructor(
    pool: Pool,
    metrics: Metrics,
    horizon: Horizon,
    private readonly consumers: Consumers,
    erasures: Erasures,
    processes: RunningProcesses,
  ) {
    metrics.gauge('sankofa_horizon_lag_seconds', 'Age of the oldest transaction that the feed waits for.', async () => [
      { value: (await horizon.measure()).seconds },
    ]);
    metrics.gauge('sankofa_consumer_lag_seconds', 'Age of the first event that a consumer has not passed.', () =>
      this.ofEach(({ secondsBehind }) => secondsBehind),
    );
    metrics.gauge('sankofa_parked_events', 'Events that a consumer could not handle and parked.', () =>
      this.ofEach(({ parkedEvents }) => parkedEvents),
    );
    metrics.gauge('sankofa_paused_consumers', 'Consumers that an operator stopped.', async () => [
      { value: (await this.consumersNow()).filter(({ state }) => state === 'paused').length },
    ]);
    metrics.gauge('sankofa_silent_processes', 'Processes that fell silent and were not replaced.', async () => [
      { value: (await processes.list()).filter(({ isSilent, isReplaced }) => isSilent && !isReplaced).length },
    ]);
    metrics.gauge('sankofa_unfinished_erasures', 'Erasures that left something somewhere.', async () => [
      { value: (await erasures.unfinished()).count },
    ]);
    const help = 'Connections of this process, and requests that wait for one.';
    metrics.gauge('sankofa_database_connections', help, () => [
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'waited for' }, value: pool.waitingCount },
    ]);
  }

  private consumersNow(): Promise<ConsumerStatus[]> {
    this.reading ??= this.consumers.list().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async ofEach(value: (consumer: ConsumerStatus) => number): Promise<Sample[]> {
    const consumers = await this.consumersNow();
    return consumers.map((consumer) => ({ labels: { consumer: consumer.name }, value: value(consumer) }));
  }
}
