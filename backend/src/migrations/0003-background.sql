-- Consumers of the log, jobs and their effects, mail, and what processes share. Reasons: ADR 0011.

create schema read;

create table es.checkpoints (
  consumer text not null,
  version integer not null,
  inc smallint not null default 0,
  tx xid8 not null default '0',
  pos bigint not null default -1,
  fence bigint not null default 0,
  owner text,
  lease_until timestamptz,
  updated_at timestamptz not null default now(),
  paused_at timestamptz,
  error text,
  primary key (consumer, version)
) with (fillfactor = 50);

create table es.parked (
  consumer text not null,
  stream_id uuid not null,
  version bigint not null,
  attempts integer not null,
  error text,
  parked_at timestamptz not null default now(),
  replay_asked_at timestamptz,
  primary key (consumer, stream_id, version),
  foreign key (stream_id, version) references es.events);

create table es.rebuilds (
  id integer generated always as identity primary key,
  read_model text not null,
  purpose text not null check (purpose in ('replace', 'compare')),
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  events_total bigint not null,
  events_done bigint not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  kept_until timestamptz);
create unique index rebuilds_running on es.rebuilds (read_model) where state = 'running' and purpose = 'replace';

create table es.job_store (
  one boolean primary key default true check (one),
  identity text not null,
  lost_at timestamptz);

create table es.effects (
  id text primary key,
  queue text not null,
  data jsonb not null,
  state text not null default 'started' check (state in ('started', 'done', 'given up')),
  token uuid,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'started') = (ended_at is null)));
create index effects_open on es.effects (started_at) where state = 'started';
create index effects_ended on es.effects (ended_at) where state <> 'started';

-- Encrypted under the recipient's key: whoever is erased leaves no mail behind.
create schema mail;

create table mail.messages (
  id uuid primary key,
  subject_id uuid not null,
  key_id uuid not null,
  sealed bytea not null,
  kept_at timestamptz not null default now(),
  sent_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null default now());
create index messages_due on mail.messages (next_try_at) where sent_at is null;
create index messages_subject on mail.messages (subject_id);

-- Unlogged: a crash of the server may empty them.
create unlogged table es.running_processes (
  name text primary key,
  role text not null,
  version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now());

create unlogged table es.tries (
  key bytea primary key,
  count integer not null,
  next_at timestamptz not null,
  forget_at timestamptz not null);
create index tries_to_forget on es.tries (forget_at);

create unlogged table es.try_outcomes (
  minute timestamptz primary key,
  failed integer not null,
  succeeded integer not null);

create unlogged table es.live_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea);
