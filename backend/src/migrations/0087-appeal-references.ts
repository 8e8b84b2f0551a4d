import { Migration } from '@mikro-orm/migrations';

/** Finds a banned member by the reference of an appeal, which is the end of the id. */
export class AppealReferences extends Migration {
  override up(): void {
    this.addSql('create index members_by_appeal on read.members (right(id::text, 8)) where banned_at is not null');
  }
}
