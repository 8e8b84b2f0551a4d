import { Migration } from '@mikro-orm/migrations';

/** A card payment does not confirm the claim of a banned member. */
export class BannedMemberships extends Migration {
  override up(): void {
    this.addSql('alter table read.membership add column banned boolean not null default false');
    this.addSql(`update read.membership m set banned = true
      from identity.accounts a where a.member_id = m.id and a.banned_at is not null`);
  }
}
