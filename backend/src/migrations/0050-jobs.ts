import { Migration } from '@mikro-orm/migrations';

/** Which queue server the jobs were put into, and the ledger of effects: what was begun and done outside. */
export class JobsAndEffects extends Migration {
  override up(): void {
    this.addSql(`create table es.job_store (
      one boolean primary key default true check (one),
      identity text not null)`);
    this.addSql(`create table es.effects (
      id text primary key,
      queue text not null,
      data jsonb not null,
      state text not null default 'started' check (state in ('started', 'done', 'given up')),
      token uuid,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      check ((state = 'started') = (ended_at is null)))`);
    this.addSql(`create index effects_open on es.effects (started_at) where state = 'started'`);
    this.addSql(`create index effects_ended on es.effects (ended_at) where state <> 'started'`);
  }
}
