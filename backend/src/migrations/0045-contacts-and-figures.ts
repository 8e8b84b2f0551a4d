import { Migration } from '@mikro-orm/migrations';

/** Contact lists, and the figures of the Analysis. */
export class ContactsAndFigures extends Migration {
  override up(): void {
    this.addSql(`create table read.contact_list (
      id uuid primary key,
      membership_type text not null,
      gender text,
      country text,
      state text,
      email text not null,
      phone text,
      consented boolean not null,
      banned boolean not null)`);
    this.addSql(`create table read.analytics (
      id uuid primary key,
      membership_type text not null,
      country text,
      state text,
      banned boolean not null,
      waiting_since timestamptz,
      counts jsonb not null)`);
    this.addSql('create table read.analytics_figures (id text primary key, n bigint not null) with (fillfactor = 50)');
    this.addSql(`create index analytics_figures_group on read.analytics_figures (split_part(id, '/', 1))`);
    this.addSql(`create index members_top on read.members (country, points desc, id)
      where banned_at is null and membership_type = 'Creator'`);
  }
}
