import type { Pool, Transaction } from '../../database/pool.js';
import type { Position } from '../../event-sourcing/index.js';
import type { EncodedEvent } from '../event-codec.js';
import { type PositionRow, positionColumns, positionOf } from '../stored-event.js';
import { type Append, StreamMovedOn } from './append.js';
import { appendMany } from './append-many.js';

/** Records one command in a statement of its own. */
export async function appendAlone(on: Pool | Transaction, append: Append): Promise<Position> {
  const [event, ...more] = append.events;
  if (event && more.length === 0) return appendOne(on, append, event);
  const [position] = await appendMany(on, [append]);
  if (!position) throw new StreamMovedOn(append.stream);
  return position;
}

/** The usual case, without the arrays that several events and commands come in. */
async function appendOne(
  on: Pool | Transaction,
  { stream, meta, result }: Append,
  event: EncodedEvent,
): Promise<Position> {
  const { rows } = await on.query<PositionRow>({
    name: 'append-one',
    text: `select ${positionColumns}
           from es.append_one($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
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
  const row = rows[0];
  if (!row) throw new Error('es.append_one answered nothing.');
  return positionOf(row);
}
