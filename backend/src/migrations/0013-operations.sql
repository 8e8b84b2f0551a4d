create table es.pauses (
  kind text not null check (kind in ('queue', 'consumer')),
  name text not null,
  reason text not null,
  paused_at timestamptz not null,
  ends_at timestamptz,
  primary key (kind, name));

create table es.operator_notices (
  channel text not null,
  condition text not null,
  says text not null,
  holds boolean not null,
  told boolean not null default false,
  next_try_at timestamptz not null default now(),
  primary key (channel, condition));

-- Unlogged: a crash of the server may empty it.
create unlogged table es.job_failures (
  queue text not null,
  job_id text not null,
  tries integer not null,
  error text not null,
  first_failed_at timestamptz not null default now(),
  last_failed_at timestamptz not null default now(),
  primary key (queue, job_id));

alter table es.running_processes add column troubles jsonb not null default '[]';
