import { Migration } from '@mikro-orm/migrations';

/** Addresses whose owner has shown that mail reaches them, and bans that outlive an erasure. */
export class VerifiedAddresses extends Migration {
  override up(): void {
    this.addSql('alter table identity.accounts add column email_verified_at timestamptz');
    this.addSql(`create table identity.email_verifications (
      token_hash bytea primary key,
      code_hash bytea not null,
      member_id uuid not null references identity.accounts on delete cascade,
      email_hash bytea not null,
      expires_at timestamptz not null)`);
    this.addSql('create index email_verifications_member on identity.email_verifications (member_id)');
    this.addSql(`create table identity.kept_bans (
      contact_hash bytea primary key,
      kept_until timestamptz not null)`);
    this.addSql('alter table read.profile add column email_verified_at timestamptz');
    this.addSql('alter table read.members add column email_verified_at timestamptz');
    // Names are put in order and found by another key than before.
    this.addSql(`insert into es.rebuilds (read_model, purpose, events_total)
      select consumer, 'replace', (select count(*) from es.events) from es.checkpoints where consumer = 'members'
      on conflict do nothing`);
    this.addSql('alter table read.contact_list add column email_verified boolean not null default false');
  }
}
