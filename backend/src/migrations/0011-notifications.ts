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
    this.addSql(`create table read.notice_settings (
      id uuid primary key,
      channels jsonb not null,
      quiet_hours jsonb not null)`);
    this.createPushSubscriptions();
  }

  /** Encrypted under the member's key; a device is the session on it. */
  private createPushSubscriptions(): void {
    this.addSql('create schema notifications');
    this.addSql(`create table notifications.push_subscriptions (
      session_id uuid primary key references identity.sessions on delete cascade,
      member_id uuid not null,
      endpoint_hash bytea not null,
      key_id uuid not null,
      sealed bytea not null)`);
    for (const column of ['member_id', 'endpoint_hash'])
      this.addSql(`create index push_subscriptions_${column} on notifications.push_subscriptions (${column})`);
  }
}
