import { Migration } from '@mikro-orm/migrations';

/**
 * Who bears a name is counted and put in any order of the list from the index alone, without a look at the rows.
 * Figures: ADR 0009.
 */
export class BearersFromTheIndex extends Migration {
  override up(): void {
    for (const index of ['name', 'first_name', 'handle']) this.addSql(`drop index read.members_by_${index}`);
    this.addSql(`create index members_by_name on read.members (last_key, first_key, id)
      include (registered_at, points) where banned_at is null`);
    this.addSql(`create index members_by_first_name on read.members (first_key, last_key, id)
      include (registered_at, points) where banned_at is null`);
    this.addSql(`create index members_by_handle on read.members (handle, id)
      include (last_key, first_key, registered_at, points) where banned_at is null`);
  }
}
