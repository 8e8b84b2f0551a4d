create table read.notifications (
  id text primary key,
  member_id uuid not null,
  code text not null,
  facts jsonb not null,
  at timestamptz not null,
  read_at timestamptz);
create index notifications_newest on read.notifications (member_id, at desc, id);
create index notifications_unread on read.notifications (member_id, at) where read_at is null;

create table read.notice_settings (
  id uuid primary key,
  channels jsonb not null,
  quiet_hours jsonb not null);

-- Encrypted under the member's key; a device is the session on it.
create schema notifications;

create table notifications.push_subscriptions (
  session_id uuid primary key references identity.sessions on delete cascade,
  member_id uuid not null,
  endpoint_hash bytea not null,
  key_id uuid not null,
  sealed bytea not null);
create index push_subscriptions_member_id on notifications.push_subscriptions (member_id);
create index push_subscriptions_endpoint_hash on notifications.push_subscriptions (endpoint_hash);
