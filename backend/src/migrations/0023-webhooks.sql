-- Where others are told of events, and what became of each delivery. Secrets are made of ids, and stand nowhere.

create schema webhooks;

create table webhooks.endpoints (
  id uuid primary key,
  url text not null constraint endpoints_url unique,
  types text[] not null,
  generation integer not null default 1,
  rotated_at timestamptz,
  added_at timestamptz not null,
  paused_at timestamptz,
  pause_reason text);

create table webhooks.deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhooks.endpoints on delete cascade,
  type text not null,
  stream_id uuid not null,
  version integer not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  status integer,
  ms integer,
  answer text,
  first_at timestamptz not null,
  last_at timestamptz);
create index deliveries_of_endpoint on webhooks.deliveries (endpoint_id, first_at desc, id desc);
create index deliveries_first_at on webhooks.deliveries (first_at);

alter table es.pauses drop constraint pauses_kind_check;
alter table es.pauses add constraint pauses_kind_check check (kind in ('queue', 'consumer', 'webhook'));
