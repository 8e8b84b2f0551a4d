import { Migration } from '@mikro-orm/migrations';

/** The searchable list of members, of the admin module. */
export class MembersReadModel extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(`create table read.members (
      id uuid primary key,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text,
      search_text text not null,
      membership_type text not null,
      qualification text,
      country text,
      state text,
      gender text,
      kyc_status text,
      points integer not null,
      pro_plan text not null,
      pro_until timestamptz,
      registered_at timestamptz not null,
      banned_at timestamptz,
      ban_reason text)`);
    this.addSql('create index members_search on read.members using gin (search_text gin_trgm_ops)');
    this.addSql('create index members_newest on read.members (registered_at desc, id) where banned_at is null');
    this.addSql('create index members_by_name on read.members (last_name, first_name, id) where banned_at is null');
    this.addSql('create index members_by_points on read.members (points desc, id) where banned_at is null');
    this.addSql('create index members_banned on read.members (registered_at desc, id) where banned_at is not null');
  }
}
