import { Migration } from '@mikro-orm/migrations';

/** Which processes are alive, and when jobs were last found lost. */
export class RunningProcessesTable extends Migration {
  override up(): void {
    this.addSql(`create unlogged table es.running_processes (
      name text primary key,
      role text not null,
      version text not null,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now())`);
    this.addSql('alter table es.job_store add column lost_at timestamptz');
  }
}
