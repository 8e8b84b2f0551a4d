-- Streams, events and what is written with them, keys of personal data, and erasures. Reasons: ADR 0002, 0010, 0012.

create schema es;

create table es.store (
  one boolean primary key default true check (one),
  inc smallint not null default 1,
  system_id bigint not null);
insert into es.store (system_id) select system_identifier from pg_control_system();

create table es.streams (
  stream_id uuid primary key,
  kind text not null,
  version bigint not null check (version > 0),
  subject_id uuid not null
) with (fillfactor = 70);
create index streams_subject on es.streams (subject_id);

create sequence es.event_pos as bigint cache 1;

create table es.events (
  stream_id uuid not null,
  version bigint not null,
  inc smallint not null,
  tx xid8 not null,
  pos bigint not null default nextval('es.event_pos'),
  type text not null,
  schema_ver smallint not null,
  recorded_at timestamptz not null,
  actor_id uuid not null,
  subject_id uuid not null,
  correlation_id uuid not null,
  causation_id uuid,
  command_id uuid not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  personal bytea,
  primary key (stream_id, version)
) with (autovacuum_vacuum_insert_scale_factor = 0.02, toast_tuple_target = 4096);
create unique index events_feed on es.events (inc, tx, pos);
create index events_by_time on es.events (recorded_at);
create index events_by_actor on es.events (actor_id, recorded_at);
create index events_by_type on es.events (type, recorded_at);
create index events_by_correlation on es.events (correlation_id);

-- Finds who looked at a member: such an event is of whoever looked.
create index events_by_looked_at
  on es.events ((coalesce(data ->> 'memberId', data -> 'filters' ->> 'subject')), recorded_at)
  where type in ('PersonalDataViewed', 'HistoryExported');

create table es.idempotency_keys (
  actor_id uuid not null,
  key uuid not null,
  request_hash bytea not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor_id, key));
create index idempotency_keys_age on es.idempotency_keys (created_at);

create table es.subject_keys (
  key_id uuid primary key,
  subject_id uuid not null,
  purpose text not null,
  master_key_id text not null,
  wrapped_key bytea,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  retired_at timestamptz,
  check ((wrapped_key is null) = (destroyed_at is not null)));

-- A retired key opens what it has encrypted, and encrypts no more: its member gets another for the purpose.
create unique index subject_keys_purpose on es.subject_keys (subject_id, purpose)
  where retired_at is null;
create index subject_keys_subject on es.subject_keys (subject_id);
create index subject_keys_master on es.subject_keys (master_key_id) where wrapped_key is not null;

create table es.peppers (
  purpose text primary key,
  master_key_id text not null,
  sealed bytea not null);

create table es.erasures (
  subject_id uuid not null,
  purpose text not null,
  erased_at timestamptz not null,
  finished_at timestamptz,
  removed jsonb,
  swept_at timestamptz,
  primary key (subject_id, purpose),
  check ((finished_at is null) = (removed is null)));
create index erasures_unfinished on es.erasures (erased_at) where finished_at is null;

create function es.append_batch(
  p_streams uuid[], p_kinds text[], p_subjects uuid[], p_expected bigint[], p_counts bigint[],
  p_at timestamptz[], p_actors uuid[], p_corrs uuid[], p_causes uuid[], p_cmds uuid[],
  p_request_hashes bytea[], p_results jsonb[],
  p_places bigint[], p_versions bigint[], p_types text[], p_vers bigint[], p_data jsonb[], p_personal bytea[])
returns table (place int, inc smallint, tx xid8, pos bigint) language plpgsql as $$
#variable_conflict use_column
declare i smallint;
begin
  -- One transaction id for all, younger than everything that any of the commands has read.
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'append must be the first write of its transaction' using errcode = 'ES002';
  end if;
  select s.inc into i from es.store s;
  return query
  with command as materialized (
    select * from unnest(p_streams, p_kinds, p_subjects, p_expected, p_counts, p_at, p_actors, p_corrs, p_causes,
                         p_cmds, p_request_hashes, p_results) with ordinality
      c(stream, kind, subject, expected, n, at, actor, corr, cause, cmd, request_hash, result, place)),
  created as (
    insert into es.streams (stream_id, kind, version, subject_id)
    select stream, kind, n, subject from command where expected = 0
    on conflict do nothing returning stream_id),
  moved as (
    update es.streams s set version = s.version + n from command
    where s.stream_id = stream and s.version = expected and s.kind = command.kind and expected > 0
    returning s.stream_id),
  accepted as materialized (
    select * from command where stream in (select stream_id from created union all select stream_id from moved)),
  recorded as (
    insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
                           correlation_id, causation_id, command_id, data, personal)
    select stream, v, i, pg_current_xact_id(), t, sv, at, actor, subject, corr, cause, cmd, d, x
    from unnest(p_places, p_versions, p_types, p_vers, p_data, p_personal) with ordinality e(place, v, t, sv, d, x, o)
    join accepted a on a.place = e.place
    order by o
    returning stream_id, inc, tx, pos),
  kept as (
    insert into es.idempotency_keys (actor_id, key, request_hash, result)
    select actor, cmd, request_hash, result from accepted)
  select array_position(p_streams, stream_id), inc, tx, pos from recorded order by pos;
end $$;
