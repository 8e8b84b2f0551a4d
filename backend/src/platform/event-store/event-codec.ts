import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Event, EventType, Purpose, Recorded } from '../event-sourcing/index.js';
import { decrypt, encrypt } from '../secrets/encryption.js';
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

@Injectable()
export class EventCodec {
  constructor(
    private readonly registry: EventRegistry,
    private readonly keys: DataKeys,
  ) {}

  /** The ciphertext is bound to the event's place in its stream. */
  async encode(event: Event, stream: { streamId: string; subjectId: string }, version: number): Promise<EncodedEvent> {
    const type = this.registry.type(event.type);
    const parts = partsOf(event.data, type.purposes);
    const blocks: { id: Uint8Array; encrypted: Buffer }[] = [];
    for (const [purpose, fields] of parts) {
      if (purpose === undefined) continue;
      const { keyId, blockId, key } = await this.keys.keyForWriting(stream.subjectId, purpose);
      const context = encryptionContext(stream.streamId, version, event.type, keyId);
      blocks.push({ id: blockId, encrypted: encrypt(key, JSON.stringify(fields), context) });
    }
    return {
      type: event.type,
      schemaVersion: type.version,
      data: JSON.stringify(parts.get(undefined) ?? {}),
      personal: blocks.length > 0 ? joinBlocks(blocks) : null,
    };
  }

  /** Events of the given types that this build can read. `findUnreadable` finds the unreadable ones. */
  ofTypes(stored: readonly StoredEvent[], types: ReadonlySet<string>): StoredEvent[] {
    return stored.filter(({ type, schema_ver }) => types.has(this.registry.find(type, schema_ver)?.name ?? ''));
  }

  canRead({ type, schema_ver }: Pick<StoredEvent, 'type' | 'schema_ver'>): boolean {
    return this.registry.find(type, schema_ver) !== undefined;
  }

  mayConcern({ type }: StoredEvent, kind: string | undefined, types: ReadonlySet<string>): boolean {
    return this.registry.mayConcern(type, kind, types);
  }

  /** Reads all keys with one query. Fields without a key get their erased values. Erasing events clear the cache. */
  async decode(stored: readonly StoredEvent[]): Promise<Recorded[]> {
    for (const { type, schema_ver, subject_id } of stored) {
      if (this.registry.type(type, schema_ver).erases) this.keys.forget(subject_id);
    }
    const blocks = stored.map((event) => (event.personal ? splitBlocks(event.personal) : []));
    const keys = await this.keys.keysForReading(blocks.flat().map(({ keyId }) => keyId));
    return stored.map((event, i) => {
      const type = this.registry.type(event.type);
      const data: Fields = { ...event.data };
      for (const block of blocks[i] ?? []) {
        const readKey = keys.get(block.keyId);
        if (!readKey) throw new Error(`Key ${block.keyId} of a stored event is neither there nor destroyed.`);
        if (readKey.key) decryptInto(data, event, block, readKey.key);
        else Object.assign(data, type.personal?.[readKey.purpose]);
      }
      return { type: type.name, data: upcast(type, event, data), meta: metadataOf(event) };
    });
  }
}

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

const encryptionContext = (streamId: string, version: number, type: string, keyId: string): string =>
  `${streamId}|${String(version)}|${type}|${keyId}`;

function decryptInto(data: Fields, event: StoredEvent, block: PersonalBlock, key: KeyObject): void {
  const context = encryptionContext(event.stream_id, event.version, event.type, block.keyId);
  Object.assign(data, JSON.parse(decrypt(key, block.encrypted, context).toString()));
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
