import type { Position } from '../event-sourcing/index.js';
import { canonicalJson } from './canonical-json.js';
import { leafHash } from './merkle/hashes.js';

/** An event exactly as stored. The proof covers this. */
export interface SealedEvent {
  readonly inc: number;
  readonly tx: string;
  readonly pos: string;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  /** In UTC, to the microsecond. */
  readonly recordedAt: string;
  readonly actor: string;
  readonly subject: string;
  readonly correlation: string;
  readonly causation: string | null;
  readonly command: string;
  readonly data: unknown;
  /** The encrypted personal fields in base64. Destroying their key does not change them, and so not the proof. */
  readonly personal: string | null;
}

const recordedAt = `to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const personal = `replace(encode(e.personal, 'base64'), E'\\n', '')`;

export const sealedEventColumns = `e.inc, e.tx::text as tx, e.pos::text as pos, e.stream_id as stream, e.version, e.type,
  e.schema_ver as "schemaVersion",
  ${recordedAt} as "recordedAt",
  e.actor_id as actor, e.subject_id as subject, e.correlation_id as correlation, e.causation_id as causation,
  e.command_id as command, e.data, ${personal} as personal`;

/** The columns that {@link leafOf} hashes. PostgreSQL formats those around `data`, three times as fast. */
export const leafTextColumns = `format('[%s,"%s","%s","%s",%s,%s,%s,"%s","%s","%s","%s",%s,"%s"',
    e.inc, e.tx, e.pos, e.stream_id, e.version, to_json(e.type), e.schema_ver, ${recordedAt}, e.actor_id, e.subject_id,
    e.correlation_id, coalesce('"' || e.causation_id || '"', 'null'), e.command_id) as facts,
  e.data, coalesce('"' || ${personal} || '"', 'null') as personal`;

export interface LeafText {
  readonly facts: string;
  readonly data: unknown;
  readonly personal: string;
}

export const leafOfText = ({ facts, data, personal }: LeafText): Buffer =>
  leafHash(`${facts},${canonicalJson(data)},${personal}]`);

/** RFC 8785 in this order. Unknown fields are hashed too, so that additions to an exported file are detected. */
export function leafOf(event: SealedEvent): Buffer {
  const { inc, tx, pos, stream, version, type, schemaVersion, recordedAt, ...rest } = event;
  const { actor, subject, correlation, causation, command, data, personal, ...strange } = rest;
  const place = [inc, tx, pos, stream, version, type, schemaVersion, recordedAt];
  const facts = JSON.stringify([...place, actor, subject, correlation, causation, command]).slice(0, -1);
  const more = Object.keys(strange).length > 0 ? `,${canonicalJson(strange)}` : '';
  return leafOfText({ facts, data, personal: `${JSON.stringify(personal)}${more}` });
}

export function positionOfSealed({ inc, tx, pos }: SealedEvent): Position {
  return { inc, tx: BigInt(tx), pos: BigInt(pos) };
}
