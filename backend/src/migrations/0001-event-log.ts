import { Migration } from '@mikro-orm/migrations';

/** The log: streams, events, the append function, and what goes into the same transaction. Reasons: ADR 0002. */
export class EventLog extends Migration {
  override up(): void {
    this.addSql('create schema es');
    this.addSql(`create table es.store (
      one boolean primary key default true check (one),
      inc smallint not null default 1,
      system_id bigint not null)`);
    this.addSql('insert into es.store (system_id) select system_identifier from pg_control_system()');
    this.addSql(`create table es.streams (
      stream_id uuid primary key,
      kind text not null,
      version bigint not null check (version > 0),
      subject_id uuid not null
    ) with (fillfactor = 70)`);
    this.addSql('create index streams_subject on es.streams (subject_id)');
    this.addSql('create sequence es.event_pos as bigint cache 1');
    this.addSql(`create table es.events (
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
      primary key (stream_id, version))`);
    this.addSql('create unique index events_feed on es.events (inc, tx, pos)');
    this.addSql('alter table es.events set (autovacuum_vacuum_insert_scale_factor = 0.02, toast_tuple_target = 4096)');
    this.addSql(`create table es.idempotency_keys (
      actor_id uuid not null,
      key uuid not null,
      request_hash bytea not null,
      result jsonb not null,
      created_at timestamptz not null default now(),
      primary key (actor_id, key))`);
    this.addSql('create index idempotency_keys_age on es.idempotency_keys (created_at)');
    this.addSql(`create table es.subject_keys (
      key_id uuid primary key,
      subject_id uuid not null,
      purpose text not null,
      master_key_id text not null,
      wrapped_key bytea,
      created_at timestamptz not null default now(),
      destroyed_at timestamptz,
      check ((wrapped_key is null) = (destroyed_at is not null)))`);
    this.addSql(
      'create unique index subject_keys_live on es.subject_keys (subject_id, purpose) where destroyed_at is null',
    );
    this.addSql(`create table es.checkpoints (
      consumer text not null,
      version integer not null,
      inc smallint not null default 0,
      tx xid8 not null default '0',
      pos bigint not null default -1,
      fence bigint not null default 0,
      owner text,
      lease_until timestamptz,
      updated_at timestamptz not null default now(),
      primary key (consumer, version)
    ) with (fillfactor = 50)`);
    this.addSql(APPEND);
  }
}

const APPEND = `create function es.append(
  p_stream uuid, p_kind text, p_subject uuid, p_expected bigint,
  p_types text[], p_vers smallint[], p_data jsonb[], p_personal bytea[],
  p_at timestamptz, p_actor uuid, p_corr uuid, p_cause uuid, p_cmd uuid, p_request_hash bytea, p_result jsonb)
returns table (inc smallint, tx text, pos bigint) language plpgsql as $$
#variable_conflict use_column
declare n int := cardinality(p_types); v bigint; i smallint; last_pos bigint;
begin
  -- The transaction id must be younger than everything this command has read; see the ordering rule in ADR 0002.
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'append must be the first write of its transaction' using errcode = 'ES002';
  end if;
  if p_expected = 0 then
    insert into es.streams (stream_id, kind, version, subject_id) values (p_stream, p_kind, n, p_subject)
      on conflict do nothing returning version into v;
  else
    update es.streams set version = version + n
      where stream_id = p_stream and version = p_expected and kind = p_kind returning version into v;
  end if;
  if v is null then
    raise exception 'stream % is not at version %', p_stream, p_expected using errcode = 'ES001';
  end if;
  select s.inc into i from es.store s;
  with recorded as (
    insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
                           correlation_id, causation_id, command_id, data, personal)
    select p_stream, p_expected + o, i, pg_current_xact_id(), t, sv, p_at, p_actor, p_subject,
           p_corr, p_cause, p_cmd, d, x
    from unnest(p_types, p_vers, p_data, p_personal) with ordinality u(t, sv, d, x, o)
    returning pos)
  select max(recorded.pos) into last_pos from recorded;
  insert into es.idempotency_keys (actor_id, key, request_hash, result)
    values (p_actor, p_cmd, p_request_hash, p_result);
  return query select i, pg_current_xact_id()::text, last_pos;
end $$`;
