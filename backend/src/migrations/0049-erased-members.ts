import { Migration } from '@mikro-orm/migrations';

/** When a member was erased, so that staff are offered nothing that would be refused. */
export class ErasedMembers extends Migration {
  override up(): void {
    this.addSql('alter table read.members add column erased_at timestamptz');
    this.addSql(`update read.members m set erased_at = p.erased_at from read.profile p
      where p.id = m.id and p.erased_at is not null`);
  }
}
