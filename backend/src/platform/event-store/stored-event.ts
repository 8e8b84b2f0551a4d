import pg from 'pg';
import type { Position } from '../event-sourcing/index.js';

/** An event as stored: personal fields encrypted, data in the shape of its schema version. */
export interface StoredEvent {
  readonly stream_id: string;
  readonly version: number;
  readonly inc: number;
  readonly tx_text: string;
  readonly pos: string;
  readonly type: string;
  readonly schema_ver: number;
  readonly recorded_at: Date;
  readonly actor_id: string;
  readonly subject_id: string;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly command_id: string;
  readonly data: Record<string, unknown>;
  readonly personal: Buffer | null;
}

export type PositionRow = Pick<StoredEvent, 'inc' | 'tx_text' | 'pos'>;

/** `tx` has an alias, as an output column `tx` would make `order by tx` sort by text. */
export const positionColumns = 'inc, tx::text as tx_text, pos::text as pos';

export const storedEventColumns = `stream_id, version, ${positionColumns}, type, schema_ver, recorded_at,
  actor_id, subject_id, correlation_id, causation_id, command_id, data, personal`;

/** All columns as one text, which the driver reads three times as fast. No column can hold a tab. */
export const storedEventLine = `concat_ws(E'\\t', stream_id, version, inc, tx, pos, type, schema_ver, recorded_at,
  actor_id, subject_id, correlation_id, coalesce(causation_id::text, ''), command_id, data,
  coalesce(encode(personal, 'hex'), '')) as line`;

const parseTime = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

export function parseStoredEvent(line: string): StoredEvent {
  const [stream_id = '', version, inc, tx_text = '', pos = '', type = '', schema_ver, recorded_at = '', ...rest] =
    line.split('\t');
  const [actor_id = '', subject_id = '', correlation_id = '', causation_id, command_id = '', data = '', personal] =
    rest;
  return {
    stream_id,
    version: Number(version),
    inc: Number(inc),
    tx_text,
    pos,
    type,
    schema_ver: Number(schema_ver),
    recorded_at: parseTime(recorded_at),
    actor_id,
    subject_id,
    correlation_id,
    causation_id: causation_id || null,
    command_id,
    data: JSON.parse(data) as Record<string, unknown>,
    personal: personal ? Buffer.from(personal, 'hex') : null,
  };
}

export function positionOf({ inc, tx_text, pos }: PositionRow): Position {
  return { inc, tx: BigInt(tx_text), pos: BigInt(pos) };
}
