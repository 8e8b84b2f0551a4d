// Emmett's event store in its own process, as it changes how pg parses numbers in the whole process.
import { randomUUID } from 'node:crypto';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { closedLoop } from '../lib/closed-loop.mjs';

const EVENTS_OF_A_STREAM = 20n;
const person = { name: 'Adunni Bello', phone: '+2348031234567' };
const note = {
  type: 'Noted',
  data: { amount: 12, currency: 'NGN', reference: 'a reference of usual length', ...person },
};

const connectionString = process.env.DATABASE_URL;
await getPostgreSQLEventStore(connectionString).schema.migrate();

function appendTo(store) {
  const streams = new Map();
  return async (caller) => {
    const { name, version } = streams.get(caller) ?? { name: `notes-${randomUUID()}`, version: 0n };
    const expectedStreamVersion = version === 0n ? 'STREAM_DOES_NOT_EXIST' : version;
    await store.appendToStream(name, [note], { expectedStreamVersion });
    if (version + 1n >= EVENTS_OF_A_STREAM) streams.delete(caller);
    else streams.set(caller, { name, version: version + 1n });
  };
}

const stores = new Map();

/** A store with one connection per caller; its own pool would have ten. */
function storeFor(callers) {
  const known = stores.get(callers);
  if (known) return known;
  const pool = new pg.Pool({ connectionString, max: callers });
  const store = getPostgreSQLEventStore(connectionString, {
    schema: { autoMigration: 'None' },
    connectionOptions: { pool },
  });
  stores.set(callers, store);
  return store;
}

process.on('message', async ({ callers, seconds }) => {
  const call = appendTo(storeFor(callers));
  process.send(await closedLoop({ callers, seconds, call }));
});
process.on('disconnect', () => process.exit());
process.send('ready');
