import { Migration } from '@mikro-orm/migrations';

/** What staff prove beyond their password, and whose word an address rests on. */
export class StaffSignIn extends Migration {
  override up(): void {
    this.addSql('alter table identity.sessions add column second_factor_at timestamptz');
    this.addSql('alter table identity.accounts add column email_set_by uuid');
    this.addSql(`create table identity.enrolment_codes (
      member_id uuid primary key references identity.accounts on delete cascade,
      code_hash bytea not null,
      expires_at timestamptz not null)`);
  }
}
