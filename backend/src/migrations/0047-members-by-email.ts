import { Migration } from '@mikro-orm/migrations';

/** Finds a member by address: its letters are too common for the index of parts, which takes 70 ms at a million. */
export class MembersByEmail extends Migration {
  override up(): void {
    this.addSql('create index members_by_email on read.members (lower(email) text_pattern_ops)');
  }
}
