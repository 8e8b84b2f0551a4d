import { Migration } from '@mikro-orm/migrations';

/** How staff arranged their work, and a quick way to those who hold roles. */
export class Desks extends Migration {
  override up(): void {
    this.addSql('create table read.saved_views (id uuid primary key, views jsonb not null)');
    this.addSql(`create index profile_staff on read.profile (last_name, first_name, id) where roles <> '{}'`);
  }
}
