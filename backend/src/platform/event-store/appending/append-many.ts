import {
  bigintArray,
  byteaArray,
  jsonbArray,
  textArray,
  timestamptzArray,
  uuidArray,
} from '../../database/binary-arrays.js';
import type { Pool, Transaction } from '../../database/pool.js';
import type { Position } from '../../event-sourcing/index.js';
import { type PositionRow, positionColumns, positionOf } from '../stored-event.js';
import type { Append } from './append.js';

/** Returns each command's last position, undefined on a version conflict. Any other error rolls back all of them. */
export async function appendMany(on: Pool | Transaction, batch: readonly Append[]): Promise<(Position | undefined)[]> {
  const streams = batch.map(({ stream }) => stream);
  const metas = batch.map(({ meta }) => meta);
  const events = batch.flatMap(({ stream, events }, i) =>
    events.map((event, nth) => ({ ...event, place: i + 1, version: stream.version + nth + 1 })),
  );
  const { rows } = await on.query<PositionRow & { place: number }>({
    name: 'append-batch',
    text: `select place, ${positionColumns} from es.append_batch(
      $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    values: [
      uuidArray(streams.map(({ streamId }) => streamId)),
      textArray(streams.map(({ kind }) => kind)),
      uuidArray(streams.map(({ subjectId }) => subjectId)),
      bigintArray(streams.map(({ version }) => version)),
      bigintArray(batch.map((append) => append.events.length)),
      timestamptzArray(metas.map(({ at }) => at)),
      uuidArray(metas.map(({ actorId }) => actorId)),
      uuidArray(metas.map(({ correlationId }) => correlationId)),
      uuidArray(metas.map(({ causationId }) => causationId)),
      uuidArray(metas.map(({ commandId }) => commandId)),
      byteaArray(metas.map(({ requestHash }) => requestHash)),
      jsonbArray(batch.map(({ result }) => result)),
      bigintArray(events.map(({ place }) => place)),
      bigintArray(events.map(({ version }) => version)),
      textArray(events.map(({ type }) => type)),
      bigintArray(events.map(({ schemaVersion }) => schemaVersion)),
      jsonbArray(events.map(({ data }) => data)),
      byteaArray(events.map(({ personal }) => personal)),
    ],
  });
  const positions = new Map(rows.map((row) => [row.place, positionOf(row)]));
  return batch.map((_, i) => positions.get(i + 1));
}
