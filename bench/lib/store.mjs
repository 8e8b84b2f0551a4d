// The built product's event store, with a stream kind for the bench.
import { Buffer } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { built } from './built.mjs';

const { openPool } = await built('platform/database/pool.js');
const { EventRegistry } = await built('platform/event-store/event-registry.js');
const { EventCodec } = await built('platform/event-store/event-codec.js');
const { EventStore } = await built('platform/event-store/event-store.js');
const { DataKeys } = await built('platform/event-store/personal-data/data-keys.js');

const EVENTS_OF_A_STREAM = 20;
const subject = uuidv7();
const masterKeys = [randomBytes(32)];

export const notes = {
  kind: 'notes',
  decider: { initial: null, decide: () => [], evolve: () => null },
  events: {
    Noted: { version: 1, personal: { profile: { name: 'Erased', phone: '' } } },
    ...Object.fromEntries(
      ['Changed', 'Sent', 'Seen', 'Asked', 'Answered', 'Rare'].map((type) => [type, { version: 1 }]),
    ),
  },
};

export const plainNote = {
  type: 'Noted',
  data: { amount: 12, currency: 'NGN', reference: 'a reference of usual length' },
};
export const personalNote = {
  type: 'Noted',
  data: { ...plainNote.data, name: 'Adunni Bello', phone: '+2348031234567' },
};

export function openStore(url, connections) {
  const pool = openPool({ url, max: connections, name: 'bench' });
  const registry = new EventRegistry();
  registry.register(notes);
  const codec = new EventCodec(registry, new DataKeys(pool, { masterKeys }));
  return { pool, codec, store: new EventStore(pool, codec) };
}

/** The next position in a caller's stream; a new stream once the old one has its usual length. */
export function nextPlaces() {
  const streams = new Map();
  return (caller) => {
    const last = streams.get(caller);
    const next =
      last && last.version < EVENTS_OF_A_STREAM
        ? { ...last, version: last.version + 1 }
        : { streamId: uuidv7(), kind: notes.kind, subjectId: subject, version: 0 };
    streams.set(caller, next);
    return next;
  };
}

export function metadata() {
  const commandId = randomUUID();
  const requestHash = Buffer.alloc(32, 1);
  return { commandId, actorId: subject, correlationId: uuidv7(), causationId: null, at: new Date(), requestHash };
}
