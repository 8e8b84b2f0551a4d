import { Migration } from '@mikro-orm/migrations';

/** Consumers that are paused or fail, and the events that they set aside. Reasons: ADR 0011. */
export class ParkedEventsTable extends Migration {
  override up(): void {
    this.addSql('alter table es.checkpoints add column paused_at timestamptz, add column error text');
    this.addSql(`create table es.parked (
      consumer text not null,
      stream_id uuid not null,
      version bigint not null,
      attempts integer not null,
      error text,
      parked_at timestamptz not null default now(),
      replay_asked_at timestamptz,
      primary key (consumer, stream_id, version),
      foreign key (stream_id, version) references es.events)`);
  }
}
