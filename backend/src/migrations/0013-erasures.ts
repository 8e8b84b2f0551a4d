import { Migration } from '@mikro-orm/migrations';

/** What was erased of whom, and keys that can be found by the master key that wraps them. Reasons: ADR 0010. */
export class ErasuresTable extends Migration {
  override up(): void {
    this.addSql('drop index es.subject_keys_live');
    this.addSql('create unique index subject_keys_purpose on es.subject_keys (subject_id, purpose)');
    this.addSql('create index subject_keys_master on es.subject_keys (master_key_id) where wrapped_key is not null');
    this.addSql(`create table es.erasures (
      subject_id uuid not null,
      purpose text not null,
      erased_at timestamptz not null,
      finished_at timestamptz,
      removed jsonb,
      primary key (subject_id, purpose),
      check ((finished_at is null) = (removed is null)))`);
    this.addSql('create index erasures_unfinished on es.erasures (erased_at) where finished_at is null');
  }
}
