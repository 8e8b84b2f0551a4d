import { Migration } from '@mikro-orm/migrations';

/** Rebuilds of read models, running and past. Reasons: ADR 0011. */
export class RebuildsTable extends Migration {
  override up(): void {
    this.addSql(`create table es.rebuilds (
      id integer generated always as identity primary key,
      read_model text not null,
      purpose text not null check (purpose in ('replace', 'compare')),
      state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
      events_total bigint not null,
      events_done bigint not null default 0,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      kept_until timestamptz)`);
    this.addSql(
      `create unique index rebuilds_running on es.rebuilds (read_model) where state = 'running' and purpose = 'replace'`,
    );
  }
}
