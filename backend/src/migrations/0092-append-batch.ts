import { Migration } from '@mikro-orm/migrations';

/**
 * As `es.append_many`, which stays for servers of the version before: the version of each event is given instead of
 * numbered here, and the answer has a row for each event instead of one for each command. Reasons: ADR 0012.
 */
export class AppendBatch extends Migration {
  override up(): void {
    this.addSql(APPEND_BATCH);
  }
}

const APPEND_BATCH = `create function es.append_batch(
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
end $$`;
