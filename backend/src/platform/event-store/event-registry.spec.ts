import { expect, it } from '@jest/globals';
import { EventCodec } from './event-codec.js';
import { EventRegistry } from './event-registry.js';
import type { StoredEvent } from './stored-event.js';

const aggregate = {
  kind: 'notes',
  events: { Noted: { version: 1, formerNames: ['Written'] }, Erased: { version: 1 } },
};
const registry = new EventRegistry();
registry.register(aggregate);
const codec = new EventCodec(registry, { keysForReading: () => Promise.resolve(new Map()) } as never);
const stored = ['Written', 'Noted', 'Erased'].map(
  (type) => ({ type, schema_ver: 1, tx_text: '1', pos: '1', data: {} }) as StoredEvent,
);

it('reads an event that was renamed under the name of today', async () => {
  expect((await codec.decode(stored)).map(({ type }) => type)).toEqual(['Noted', 'Noted', 'Erased']);
});

it('gives it to those who listen to the name of today', () => {
  expect(codec.ofTypes(stored, new Set(['Noted']))).toEqual(stored.slice(0, 2));
  expect(registry.storedNames('Noted')).toEqual(['Noted', 'Written']);
});

it('lists each type once, and takes no name twice', () => {
  expect([...registry.all().keys()]).toEqual(['Noted', 'Erased']);
  expect(() => registry.register({ kind: 'letters', events: { Written: { version: 1 } } })).toThrow(/declared twice/);
});
