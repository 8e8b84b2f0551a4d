import { Migration } from '@mikro-orm/migrations';

/** A reset link that was used stays for its half hour, so that a repetition of that request is known as one. */
export class UsedResetLinks extends Migration {
  override up(): void {
    this.addSql('alter table identity.password_resets add column used_at timestamptz');
  }
}
