import { Migration } from '@mikro-orm/migrations';

/** A retired data key opens what it has encrypted, and encrypts no more: its member gets another for the purpose. */
export class RetiredKeys extends Migration {
  override up(): void {
    this.addSql('alter table es.subject_keys add column retired_at timestamptz');
    this.addSql('drop index es.subject_keys_purpose');
    this.addSql(`create unique index subject_keys_purpose on es.subject_keys (subject_id, purpose)
      where retired_at is null`);
    this.addSql('create index subject_keys_subject on es.subject_keys (subject_id)');
  }
}
