import type { Pool } from '../database/pool.js';
import type { EventCodec } from '../event-store/event-codec.js';
import type { StoredEvent } from '../event-store/stored-event.js';

/** Events of a batch that this build cannot read and that may matter to a subscriber of the types. */
export async function findUnreadable(
  batch: readonly StoredEvent[],
  types: ReadonlySet<string>,
  { codec, pool }: { codec: Pick<EventCodec, 'canRead' | 'mayConcern'>; pool: Pool },
): Promise<ReadonlySet<StoredEvent>> {
  const unreadable = batch.filter((event) => !codec.canRead(event));
  if (unreadable.length === 0) return new Set();
  const { rows } = await pool.query<{ stream_id: string; kind: string }>(
    'select stream_id, kind from es.streams where stream_id = any($1)',
    [unreadable.map(({ stream_id }) => stream_id)],
  );
  const kinds = new Map(rows.map(({ stream_id, kind }) => [stream_id, kind]));
  return new Set(unreadable.filter((event) => codec.mayConcern(event, kinds.get(event.stream_id), types)));
}
