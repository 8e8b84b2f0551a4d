import type { Pool } from '../../database/pool.js';
import type { Position } from '../../event-sourcing/index.js';
import type { EncodedEvent } from '../event-codec.js';
import { positionOf } from '../stored-event.js';
import { type Append, VersionConflict } from './append.js';

/** Appends one event in its own statement, 5 % faster than the function for several (ADR 0012). */
export async function appendSingle(on: Pool, { stream, meta, result }: Append, event: EncodedEvent): Promise<Position> {
  const { rows } = await on.query<{ position: string }>({
    ...(stream.version === 0 ? appendToNewStream : appendToStream),
    values: [
      stream.streamId,
      stream.kind,
      stream.subjectId,
      stream.version,
      event.type,
      event.schemaVersion,
      event.data,
      event.personal,
      meta.at.toISOString(),
      meta.actorId,
      meta.correlationId,
      meta.causationId,
      meta.commandId,
      meta.requestHash,
      result,
    ],
  });
  const [inc, tx_text, pos] = rows[0]?.position.split('/') ?? [];
  if (!inc || !tx_text || !pos) throw new VersionConflict(stream);
  return positionOf({ inc: Number(inc), tx_text, pos });
}

/** Inserts the event if `moved` finds the stream at the expected version. A result of one text parses fastest. */
const appendStatement = (moved: string) => `with moved as (${moved} returning version),
  recorded as (
    insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
                           correlation_id, causation_id, command_id, data, personal)
      select $1, moved.version, (select inc from es.store), pg_current_xact_id(), $5, $6, $9, $10, $3, $11, $12, $13,
             $7, $8
      from moved
      returning inc, tx, pos),
  kept as (
    insert into es.idempotency_keys (actor_id, key, request_hash, result) select $10, $13, $14, $15 from recorded)
  select inc || '/' || tx::text || '/' || pos as position from recorded`;

const appendToNewStream = {
  name: 'append-first',
  text: appendStatement(`insert into es.streams (stream_id, kind, version, subject_id) values ($1, $2, 1 + $4::bigint, $3)
    on conflict do nothing`),
};

const appendToStream = {
  name: 'append-next',
  text: appendStatement(
    'update es.streams set version = version + 1 where stream_id = $1 and version = $4 and kind = $2',
  ),
};
