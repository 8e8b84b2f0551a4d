import { Migration } from '@mikro-orm/migrations';

/** How many tries to sign in failed in which minute. Reasons: ADR 0023. */
export class TryOutcomes extends Migration {
  override up(): void {
    this.addSql(`create unlogged table es.try_outcomes (
      minute timestamptz primary key,
      failed integer not null,
      succeeded integer not null)`);
  }
}
