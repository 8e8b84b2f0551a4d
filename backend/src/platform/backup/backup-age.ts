import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { Metrics } from '../metrics/metrics.js';

@Injectable()
export class BackupAge {
  constructor(
    private readonly pool: Pool,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'sankofa_backup_age_seconds',
      'Age of the newest backup, or of the first start without one.',
      async () => [{ value: await this.seconds() }],
    );
  }

  /** Age of the newest backup. Before the first one, the age of the migration that made backups possible. */
  async seconds(): Promise<number> {
    const { rows } = await this.pool.query<{ seconds: number }>(
      `select extract(epoch from now() - coalesce(
         (select max(made_at) from es.backups),
         (select executed_at from public.schema_migrations where name = '0024-backups')))::float8 as seconds`,
    );
    return Math.max(0, rows[0]?.seconds ?? 0);
  }
}
