import { Migration } from '@mikro-orm/migrations';

/** How many tries to sign in failed in which minute, and why a link is mailed. Reasons: ADR 0023. */
export class Limits extends Migration {
  override up(): void {
    this.addSql(`create unlogged table es.try_outcomes (
      minute timestamptz primary key,
      failed integer not null,
      succeeded integer not null)`);
    this.addSql("alter table identity.password_reset_requests add column because text not null default 'forgotten'");
  }
}
