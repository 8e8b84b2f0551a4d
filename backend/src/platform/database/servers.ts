import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { addressesIn } from './addresses.js';
import type { Client } from './client.js';
import { connectionOptions } from './connection-options.js';
import { serverName } from './server-name.js';
import { isDatabaseUnavailable, sqlState } from './sql-state.js';

const WATCH_INTERVAL_MS = 1_000;
const ANSWER_TIMEOUT_MS = 2_000;

/** The servers of one address, of which one is the primary; shared by all connections of this process to it. */
export class Servers {
  readonly firstAddress: string;
  private readonly clients = new Set<Client>();
  /** A connection to the primary that is asked each second whether it still is. */
  private watched: pg.Client | undefined;
  private search: Promise<pg.Client> | undefined;
  private isWatching = false;

  constructor(private readonly addresses: readonly string[]) {
    this.firstAddress = addresses[0] ?? '';
  }

  /** Where the primary is. @throws an error that says the database is unavailable while there is none */
  async primary(): Promise<Pick<pg.Client, 'host' | 'port'>> {
    return this.watched ?? (await (this.search ??= this.find().finally(() => (this.search = undefined))));
  }

  /** Ends the connection once another server is the primary: a line that is cut would not tell. */
  follow(client: Client): void {
    this.clients.add(client);
    client.once('end', () => this.clients.delete(client));
    if (!this.isWatching) void this.watch();
  }

  private async watch(): Promise<void> {
    this.isWatching = true;
    while (this.clients.size > 0) {
      if (!this.watched || !(await takesWrites(this.watched))) {
        this.watched?.connection.stream.destroy();
        this.watched = undefined;
        await this.primary().catch(() => undefined); // every connection that is opened meanwhile tells of it
      }
      await pause(WATCH_INTERVAL_MS, undefined, { ref: false });
    }
    this.isWatching = false;
    this.watched?.connection.stream.destroy();
    this.watched = undefined;
  }

  private async find(): Promise<pg.Client> {
    const primary = await findPrimary(this.addresses);
    this.watched = primary;
    for (const client of this.clients)
      if (client.host !== primary.host || client.port !== primary.port) client.abandon();
    return primary;
  }
}

const known = new Map<string, Servers>();

/** Undefined for an address that names a single server. */
export function serversOf(url: string): Servers | undefined {
  const addresses = addressesIn(url);
  if (addresses.length < 2) return undefined;
  const servers = known.get(url) ?? new Servers(addresses);
  known.set(url, servers);
  return servers;
}

/** The first that answers as such: all are asked at once, as one that is cut off takes seconds to be given up. */
async function findPrimary(addresses: readonly string[]): Promise<pg.Client> {
  const attempts = addresses.map(openPrimary);
  try {
    const primary = await Promise.any(attempts);
    for (const attempt of attempts)
      void attempt.then(async (other) => {
        if (other !== primary) await other.end();
      }, ignore);
    return primary;
  } catch (error) {
    const { errors } = error as AggregateError;
    throw errors.find((each) => !isDatabaseUnavailable(each)) ?? errors[0];
  }
}

async function openPrimary(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionOptions,
    connectionString,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    application_name: 'sankofa primary',
  });
  client.on('error', () => undefined); // its next statement fails
  try {
    await client.connect();
    if (await takesWrites(client)) return client;
    throw Object.assign(new Error(`${serverName(connectionString)} is a replica.`), { code: sqlState.readOnly });
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

const ignore = (): void => undefined;

const takesWrites = (client: pg.Client): Promise<boolean> =>
  client.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    ({ rows }) => rows[0]?.transaction_read_only === 'off',
    () => false,
  );
