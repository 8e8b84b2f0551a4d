import { Migration } from '@mikro-orm/migrations';

/** Finds a member by number: digits that many numbers share are too common for the index of parts. */
export class MembersByPhone extends Migration {
  override up(): void {
    this.addSql('create index members_by_phone on read.members (phone text_pattern_ops)');
  }
}
