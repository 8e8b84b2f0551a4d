import { Inject, Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { Metrics } from './metrics.js';

/** The oldest open transaction that may still write keeps every reader of the feed from what came after it. */
const horizonLag = `select coalesce(extract(epoch from clock_timestamp() - min(xact_start)), 0)::float8 as value
  from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()`;

/** A consumer's lag is the age of the first event that it has not passed. */
const consumerLag = `select c.consumer, greatest(0, extract(epoch from now() - e.recorded_at))::float8 as value
  from es.checkpoints c left join lateral (
    select recorded_at from es.events e where (e.inc, e.tx, e.pos) > (c.inc, c.tx, c.pos)
    order by e.inc, e.tx, e.pos limit 1) e on true
  where c.consumer not like 'rebuild/%'`;

const parked = 'select consumer, count(*)::float8 as value from es.parked group by consumer';
const paused = 'select count(*)::float8 as value from es.checkpoints where paused_at is not null';
const unfinished = 'select count(*)::float8 as value from es.erasures where finished_at is null';

/** Figures that stand in the database, the same whichever process is asked; and this process's connections to it. */
@Injectable()
export class DatabaseMetrics {
  constructor(
    @Inject(Pool) private readonly pool: Pool,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {
    this.gauge('sankofa_horizon_lag_seconds', 'Age of the oldest transaction that the feed waits for.', horizonLag);
    this.gauge('sankofa_consumer_lag_seconds', 'Age of the first event that a consumer has not passed.', consumerLag);
    this.gauge('sankofa_parked_events', 'Events that a consumer could not handle and set aside.', parked);
    this.gauge('sankofa_paused_consumers', 'Consumers that an operator stopped.', paused);
    this.gauge('sankofa_unfinished_erasures', 'Erasures that left something somewhere.', unfinished);
    metrics.register({
      name: 'sankofa_database_connections',
      help: 'Connections of this process, and requests that wait for one.',
      type: 'gauge',
      read: () => [
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'waited for' }, value: pool.waitingCount },
      ],
    });
  }

  private gauge(name: string, help: string, text: string): void {
    const read = async () => {
      const { rows } = await this.pool.query<{ consumer?: string; value: number | null }>({ name, text });
      return rows.map(({ consumer, value }) => ({ ...(consumer && { labels: { consumer } }), value: value ?? 0 }));
    };
    this.metrics.register({ name, help, type: 'gauge', read });
  }
}
