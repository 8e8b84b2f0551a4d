import { Migration } from '@mikro-orm/migrations';

/** Keys of second factors, sealed, and hashes of recovery codes: beside the password, and gone with the account. */
export class SecondFactorsTable extends Migration {
  override up(): void {
    this.addSql(`create table identity.second_factors (
      member_id uuid primary key references identity.accounts on delete cascade,
      sealed_key bytea not null,
      started_at timestamptz not null,
      turned_on_at timestamptz,
      last_step integer not null default 0)`);
    this.addSql(`create table identity.recovery_codes (
      member_id uuid not null references identity.second_factors on delete cascade,
      code_hash bytea not null,
      primary key (member_id, code_hash))`);
  }
}
