import { Migration } from '@mikro-orm/migrations';

/**
 * A single event's values as they come instead of as arrays of one. One plain statement, in `append-single.ts`, has
 * taken this function's place since; it stays, like `es.append`, for servers of the version before. ADR 0012.
 */
export class AppendOne extends Migration {
  override up(): void {
    this.addSql(APPEND_ONE);
  }
}

const APPEND_ONE = `create function es.append_one(
  p_stream uuid, p_kind text, p_subject uuid, p_expected bigint,
  p_type text, p_ver smallint, p_data jsonb, p_personal bytea,
  p_at timestamptz, p_actor uuid, p_corr uuid, p_cause uuid, p_cmd uuid, p_request_hash bytea, p_result jsonb,
  out inc smallint, out tx xid8, out pos bigint) language plpgsql as $$
#variable_conflict use_column
begin
  -- The transaction id must be younger than everything this command has read; see the ordering rule in ADR 0002.
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'append must be the first write of its transaction' using errcode = 'ES002';
  end if;
  if p_expected = 0 then
    insert into es.streams (stream_id, kind, version, subject_id) values (p_stream, p_kind, 1, p_subject)
      on conflict do nothing;
  else
    update es.streams set version = version + 1
      where stream_id = p_stream and version = p_expected and kind = p_kind;
  end if;
  if not found then
    raise exception 'stream % is not at version %', p_stream, p_expected using errcode = 'ES001';
  end if;
  insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
                         correlation_id, causation_id, command_id, data, personal)
    values (p_stream, p_expected + 1, (select s.inc from es.store s), pg_current_xact_id(), p_type, p_ver, p_at,
            p_actor, p_subject, p_corr, p_cause, p_cmd, p_data, p_personal)
    returning events.inc, events.tx, events.pos into inc, tx, pos;
  insert into es.idempotency_keys (actor_id, key, request_hash, result)
    values (p_actor, p_cmd, p_request_hash, p_result);
end $$`;
