import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Event, EventType, Purpose, Recorded } from '../event-sourcing/index.js';
import { open, seal } from '../secrets/sealed-box.js';
import { EventRegistry } from './event-registry.js';
import { DataKeys } from './personal-data/data-keys.js';
import { joinBlocks, type PersonalBlock, splitBlocks } from './personal-data/personal-blocks.js';
import { positionOf, type StoredEvent } from './stored-event.js';

export interface EncodedEvent {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: string;
  readonly personal: Buffer | null;
}

type Fields = Record<string, unknown>;

/** Between an event in memory and its row in the log: versions, and the sealing of personal fields. */
@Injectable()
export class EventCodec {
  constructor(
    private readonly registry: EventRegistry,
    private readonly keys: DataKeys,
  ) {}

  /** Makes an event ready for its place in the log, which nobody can move it from. */
  async encode(event: Event, stream: { streamId: string; subjectId: string }, version: number): Promise<EncodedEvent> {
    const type = this.registry.type(event.type);
    const parts = partsOf(event.data, type.purposes);
    const blocks: { id: Uint8Array; sealed: Buffer }[] = [];
    for (const [purpose, fields] of parts) {
      if (purpose === undefined) continue;
      const { keyId, blockId, key } = await this.keys.toWrite(stream.subjectId, purpose);
      const context = sealContext(stream.streamId, version, event.type, keyId);
      blocks.push({ id: blockId, sealed: seal(key, JSON.stringify(fields), context) });
    }
    return {
      type: event.type,
      schemaVersion: type.version,
      data: JSON.stringify(parts.get(undefined) ?? {}),
      personal: blocks.length > 0 ? joinBlocks(blocks) : null,
    };
  }

  /** Those of the types. Throws when any event is of a type, or a version of it, that this build does not know. */
  ofTypes(stored: readonly StoredEvent[], types: ReadonlySet<string>): StoredEvent[] {
    return stored.filter(({ type, schema_ver }) => types.has(this.registry.type(type, schema_ver).name));
  }

  /**
   * Opens and upcasts stored events. Fields whose key is destroyed take the values declared for that. Keys are fetched
   * once for the whole batch. News of an erasure makes this process forget the keys too.
   */
  async decode(stored: readonly StoredEvent[]): Promise<Recorded[]> {
    for (const { type, schema_ver, subject_id } of stored) {
      if (this.registry.type(type, schema_ver).erases) this.keys.forget(subject_id);
    }
    const blocks = stored.map((event) => (event.personal ? splitBlocks(event.personal) : []));
    const keys = await this.keys.toRead(blocks.flat().map(({ keyId }) => keyId));
    return stored.map((event, i) => {
      const type = this.registry.type(event.type);
      const data: Fields = { ...event.data };
      for (const block of blocks[i] ?? []) {
        const held = keys.get(block.keyId);
        if (!held) throw new Error(`Key ${block.keyId} of a stored event is neither there nor destroyed.`);
        if (held.key) openInto(data, event, block, held.key);
        else Object.assign(data, type.personal?.[held.purpose]);
      }
      return { type: type.name, data: upcast(type, event, data), meta: metadataOf(event) };
    });
  }
}

/** The fields that were given, by what they are held for; those that are not personal under undefined. */
function partsOf(data: object, purposes: ReadonlyMap<string, Purpose>): Map<Purpose | undefined, Fields> {
  const parts = new Map<Purpose | undefined, Fields>();
  for (const [field, value] of Object.entries(data as Fields)) {
    if (value === undefined) continue;
    const purpose = purposes.get(field);
    const part = parts.get(purpose);
    if (part) part[field] = value;
    else parts.set(purpose, { [field]: value });
  }
  return parts;
}

const sealContext = (streamId: string, version: number, type: string, keyId: string): string =>
  `${streamId}|${String(version)}|${type}|${keyId}`;

function openInto(data: Fields, event: StoredEvent, block: PersonalBlock, key: KeyObject): void {
  const context = sealContext(event.stream_id, event.version, event.type, block.keyId);
  Object.assign(data, JSON.parse(open(key, block.sealed, context).toString()));
}

function upcast(type: EventType, event: StoredEvent, data: Fields): Fields {
  let current = data;
  for (let version = event.schema_ver; version < type.version; version++) {
    const step = type.upcast?.[version];
    if (!step) throw new Error(`${event.type} has no upcast from version ${String(version)}.`);
    current = step(current);
  }
  return current;
}

function metadataOf(event: StoredEvent): Recorded['meta'] {
  return {
    streamId: event.stream_id,
    version: event.version,
    position: positionOf(event),
    recordedAt: event.recorded_at,
    actorId: event.actor_id,
    subjectId: event.subject_id,
    correlationId: event.correlation_id,
    causationId: event.causation_id,
    commandId: event.command_id,
  };
}
