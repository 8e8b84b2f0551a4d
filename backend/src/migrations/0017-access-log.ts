import { Migration } from '@mikro-orm/migrations';

/** Who looked at whose data: ids alone, a reason encrypted. Rows are only added, until they are old. Reasons: ADR 0021.
 * And when a member was last here, and was warned. */
export class AccessLogTable extends Migration {
  override up(): void {
    this.addSql(`create table es.access_log (
      number bigint primary key,
      at timestamptz not null,
      kind text not null,
      actor_id uuid,
      session_id uuid,
      route text not null,
      subjects uuid[] not null,
      filter jsonb not null,
      code text,
      reason bytea,
      mac bytea not null check (length(mac) = 32))`);
    this.createIndexes();
    this.addSql(`alter table identity.accounts
      add column last_seen_at timestamptz not null default now(), add column warned_at timestamptz`);
  }

  private createIndexes(): void {
    this.addSql('create index access_log_by_time on es.access_log (at)');
    this.addSql('create index access_log_by_kind on es.access_log (kind, number)');
    this.addSql('create index access_log_by_actor on es.access_log (actor_id, number)');
    this.addSql('create index access_log_by_session on es.access_log (session_id, number)');
    this.addSql('create index access_log_by_subject on es.access_log using gin (subjects)');
  }
}
