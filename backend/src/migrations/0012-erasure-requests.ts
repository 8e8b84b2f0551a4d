import { Migration } from '@mikro-orm/migrations';

/** When a member asked to be erased. */
export class ErasureRequests extends Migration {
  override up(): void {
    this.addSql('alter table read.profile add column erasure_requested_at timestamptz');
  }
}
