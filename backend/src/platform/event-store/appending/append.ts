import type { Pool, Transaction } from '../../database/pool.js';
import type { Position } from '../../event-sourcing/index.js';
import type { EncodedEvent } from '../event-codec.js';
import { type PositionRow, positionColumns, positionOf } from '../stored-event.js';

/** A stream to write to, at the version that was read. */
export interface StreamAt {
  readonly streamId: string;
  readonly kind: string;
  readonly subjectId: string;
  /** 0 for a stream that does not exist yet. */
  readonly version: number;
}

/** What every event of one command carries. */
export interface CommandMetadata {
  readonly commandId: string;
  readonly actorId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly at: Date;
  /** Tells a retry of the same request from another request under the same key. */
  readonly requestHash: Buffer;
}

/** The events of one command, as they go into the log. */
export interface Append {
  readonly stream: StreamAt;
  readonly events: readonly EncodedEvent[];
  readonly meta: CommandMetadata;
  readonly result: string;
}

/** Records one command in a statement of its own. */
export async function append(on: Pool | Transaction, { stream, events, meta, result }: Append): Promise<Position> {
  const { rows } = await on.query<PositionRow>({
    name: 'append',
    text: `select ${positionColumns}
           from es.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      stream.streamId,
      stream.kind,
      stream.subjectId,
      stream.version,
      events.map(({ type }) => type),
      events.map(({ schemaVersion }) => schemaVersion),
      events.map(({ data }) => data),
      events.map(({ personal }) => personal),
      meta.at,
      meta.actorId,
      meta.correlationId,
      meta.causationId,
      meta.commandId,
      meta.requestHash,
      result,
    ],
  });
  const row = rows[0];
  if (!row) throw new Error('es.append answered nothing.');
  return positionOf(row);
}
