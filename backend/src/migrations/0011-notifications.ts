import { Migration } from '@mikro-orm/migrations';

export class Notifications extends Migration {
  override up(): void {
    this.addSql(`create table read.notifications (
      id text primary key,
      member_id uuid not null,
      code text not null,
      facts jsonb not null,
      at timestamptz not null,
      read_at timestamptz)`);
    this.addSql('create index notifications_newest on read.notifications (member_id, at desc, id)');
    this.addSql('create index notifications_unread on read.notifications (member_id, at) where read_at is null');
  }
}
