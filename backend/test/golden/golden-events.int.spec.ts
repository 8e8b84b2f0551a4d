import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { purposes } from '../../src/modules/identity/domain/purposes.js';
import type { Aggregate, Command, Event, Recorded } from '../../src/platform/event-sourcing/index.js';
import { EventCodec } from '../../src/platform/event-store/event-codec.js';
import { EventRegistry } from '../../src/platform/event-store/event-registry.js';
import type { StoredEvent } from '../../src/platform/event-store/stored-event.js';
import { foldRows } from '../../src/platform/projections/fold-rows.js';
import { ReadModelRegistry } from '../../src/platform/projections/read-model-registry.js';
import { testApp } from '../support/fixtures.js';

/** One event as some build wrote it. Lines are only added, as real logs hold such events. */
interface Golden {
  readonly kind: string;
  readonly type: string;
  readonly version: number;
  readonly data: Record<string, unknown>;
  /** How it is read today, if that differs. */
  readonly now?: Record<string, unknown>;
}

const corpus = read('events') as Golden[];
const member = '019a0000-0000-8000-8000-000000000001';

const product = testApp();
let registry: EventRegistry;
let events: Recorded[];
beforeAll(async () => {
  registry = product.app.get(EventRegistry, { strict: false });
  events = await product.app.get(EventCodec, { strict: false }).decode(corpus.map(stored));
});

function stored({ type, version, data }: Golden, i: number): StoredEvent {
  return {
    stream_id: member,
    version: i + 1,
    inc: 1,
    tx_text: '1',
    pos: String(i),
    type,
    schema_ver: version,
    recorded_at: new Date('2026-01-01T09:00:00Z'),
    actor_id: member,
    subject_id: member,
    correlation_id: member,
    causation_id: null,
    command_id: member,
    data,
    personal: null,
  };
}
const named = ({ kind, type, version }: Omit<Golden, 'data'>) => `${kind}/${type} version ${String(version)}`;

it('Personal data is held for no other purpose than those that can be erased', () => {
  const declared = new Set([...registry.all().values()].flatMap((type) => [...type.purposes.values()]));
  expect([...declared].toSorted()).toEqual(purposes.toSorted());
});

describe('the golden events', () => {
  it('have an example of every type in every version that was ever written', () => {
    const written = [...registry.all().keys()].flatMap((name) =>
      registry.storedNames(name).flatMap((type) => {
        const { kind, version } = registry.type(type);
        return Array.from({ length: version }, (_, i) => named({ kind, type, version: i + 1 }));
      }),
    );
    expect(corpus.map(named).sort()).toEqual(written.sort());
  });

  it('are read by this build as what they are', () => {
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual(
      corpus.map(({ type, data, now }) => ({ type: registry.type(type).name, data: now ?? data })),
    );
  });

  it('leave their streams in the states that are written down', () => {
    const states = new Map<string, unknown>();
    for (const [i, event] of events.entries()) {
      const { kind } = corpus[i] as Golden;
      if (kind === 'staff-work') continue; // several modules write it, and no decider reads it
      const { decider } = registry.aggregate(kind) as unknown as Aggregate<unknown, Command, Event>;
      states.set(kind, decider.evolve(states.has(kind) ? states.get(kind) : decider.initial, event));
    }
    expect([...states].map(([kind, state]) => plain({ kind, state }))).toEqual(read('states'));
  });

  it('make the rows that are written down, of every read model', () => {
    const models = product.app.get(ReadModelRegistry, { strict: false }).all();
    const rows = models.flatMap(({ projector }) =>
      [...foldRows(projector, events).values()].map((row) => plain({ model: projector.name, row })),
    );
    expect(rows).toEqual(read('rows'));
  });
});

/** As in a file: times as text, without undefined fields. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function read(name: string): unknown[] {
  const lines = readFileSync(path.join(import.meta.dirname, `${name}.ndjson`), 'utf8').trimEnd();
  return lines.split('\n').map((line): unknown => JSON.parse(line));
}
