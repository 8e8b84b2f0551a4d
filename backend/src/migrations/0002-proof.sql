-- Signed statements of what the log was, the tree that they are over, and who looked at whose data. Reasons: ADR 0013.

-- By a handover a key of the seals names the next one. Reasons: ADR 0020.
create table es.seals (
  number bigint primary key,
  size bigint not null,
  root bytea not null check (length(root) = 32),
  inc smallint not null,
  tx xid8 not null,
  pos bigint not null,
  sealed_at timestamptz not null,
  previous bytea,
  key_id text not null,
  signature bytea not null,
  handover jsonb);
create unique index seals_position on es.seals (inc, tx, pos);

create table es.seal_tiles (
  level smallint not null,
  index bigint not null,
  hashes bytea storage external not null
    check (length(hashes) % 32 = 0 and length(hashes) between 32 and 8192),
  primary key (level, index)
) with (fillfactor = 50);

-- Ids alone, a reason encrypted. Rows are only added, until they are old. Reasons: ADR 0021.
create table es.access_log (
  number bigint primary key,
  at timestamptz not null,
  kind text not null,
  actor_id uuid,
  session_id uuid,
  route text not null,
  subjects uuid[] not null,
  filter jsonb not null,
  code text,
  reason bytea,
  mac bytea not null check (length(mac) = 32));
create index access_log_by_time on es.access_log (at);
create index access_log_by_kind on es.access_log (kind, number);
create index access_log_by_actor on es.access_log (actor_id, number);
create index access_log_by_session on es.access_log (session_id, number);
create index access_log_by_subject on es.access_log using gin (subjects);
