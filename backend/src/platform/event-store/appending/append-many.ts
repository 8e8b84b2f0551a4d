import type { Pool, Transaction } from '../../database/pool.js';
import type { Position } from '../../event-sourcing/index.js';
import { type PositionRow, positionColumns, positionOf } from '../stored-event.js';
import type { Append } from './append.js';

/**
 * Records several commands in one statement, each for another stream. The answer has a position for each command that
 * was recorded, and undefined where its stream had moved on. Any other failure undoes all of them.
 */
export async function appendMany(
  on: Pool | Transaction,
  appends: readonly Append[],
): Promise<(Position | undefined)[]> {
  const events = appends.flatMap((append, i) => append.events.map((event) => ({ ...event, place: i + 1 })));
  const { rows } = await on.query<PositionRow & { place: number }>({
    name: 'append-many',
    text: `select place, ${positionColumns} from es.append_many(
      $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    values: [
      appends.map(({ stream }) => stream.streamId),
      appends.map(({ stream }) => stream.kind),
      appends.map(({ stream }) => stream.subjectId),
      appends.map(({ stream }) => stream.version),
      appends.map((append) => append.events.length),
      appends.map(({ meta }) => meta.at.toISOString()),
      appends.map(({ meta }) => meta.actorId),
      appends.map(({ meta }) => meta.correlationId),
      appends.map(({ meta }) => meta.causationId),
      appends.map(({ meta }) => meta.commandId),
      appends.map(({ meta }) => meta.requestHash),
      appends.map(({ result }) => result),
      events.map(({ place }) => place),
      events.map(({ type }) => type),
      events.map(({ schemaVersion }) => schemaVersion),
      events.map(({ data }) => data),
      events.map(({ personal }) => personal),
    ],
  });
  const positions = new Map(rows.map((row) => [row.place, positionOf(row)]));
  return appends.map((_, i) => positions.get(i + 1));
}
