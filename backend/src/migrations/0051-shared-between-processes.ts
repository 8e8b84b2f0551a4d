import { Migration } from '@mikro-orm/migrations';

/** What processes share without Redis: counted tries, and live messages that are too long for a notification. */
export class SharedBetweenProcesses extends Migration {
  override up(): void {
    this.addSql(`create unlogged table es.tries (
      key bytea primary key,
      count integer not null,
      next_at timestamptz not null,
      forget_at timestamptz not null)`);
    this.addSql('create index tries_to_forget on es.tries (forget_at)');
    this.addSql(`create unlogged table es.live_attachments (
      id bigserial primary key,
      created_at timestamptz not null default now(),
      payload bytea)`);
  }
}
