import { setTimeout as pause } from 'node:timers/promises';
import { addressesIn } from '../config/addresses.js';
import { findServer, noPrimary, observe, type Server } from './find-server.js';

const WATCH_INTERVAL_MS = 1_000;

type Client = Server['client'] & { abandon(): void };

/** The servers of one address, of which one is the primary. Shared by this process's connections to the address. */
export class Servers {
  readonly firstAddress: string;
  private readonly clients = new Set<Client>();
  /** The primary, or a replica while there is none. Its own connection checks it each second. */
  private current: Server | undefined;
  private search: Promise<Server> | undefined;
  private isWatching = false;

  constructor(private readonly addresses: readonly string[]) {
    this.firstAddress = addresses[0] ?? '';
  }

  /** The server for a new connection. @throws an unavailable-database error if no server answers */
  async best(): Promise<Server['client']> {
    return (this.current ?? (await this.look())).client;
  }

  /** Seconds since the last change that the replica in use has replayed; undefined while there is a primary. */
  get replicaAge(): number | undefined {
    if (!this.current || this.current.takesWrites) return undefined;
    return Math.max(0, Math.round((Date.now() - this.current.lastChange.getTime()) / 1000));
  }

  /** Ends the connection once another server is in use, as a dead connection gives no sign of itself. */
  follow(client: Client): void {
    this.clients.add(client);
    client.once('end', () => this.clients.delete(client));
    if (!this.isWatching) void this.watch();
  }

  private async watch(): Promise<void> {
    this.isWatching = true;
    while (this.clients.size > 0) {
      await this.look().catch(() => undefined); // opening a connection reports the same error
      await pause(WATCH_INTERVAL_MS, undefined, { ref: false });
    }
    this.isWatching = false;
    this.use(undefined);
  }

  private look(): Promise<Server> {
    return (this.search ??= this.choose().finally(() => (this.search = undefined)));
  }

  private async choose(): Promise<Server> {
    const present = this.current && (await observe(this.current.client).catch(() => undefined));
    if (present?.takesWrites) return this.use(present);
    try {
      const found = await findServer(this.addresses, present ? 'primary' : 'any');
      for (const client of this.clients) if (!isAt(found, client)) client.abandon();
      return this.use(found);
    } catch (error) {
      this.use(present);
      if (present) return present;
      throw error;
    }
  }

  private use<T extends Server | undefined>(server: T): T {
    if (this.current?.client !== server?.client) this.current?.client.connection.stream.destroy();
    this.current = server;
    return server;
  }
}

const isAt = ({ client: { host, port } }: Server, client: Client): boolean =>
  client.host === host && client.port === port;

const known = new Map<string, Servers>();

export function serversOf(url: string): Servers | undefined {
  const addresses = addressesIn(url);
  if (addresses.length < 2) return undefined;
  const servers = known.get(url) ?? new Servers(addresses);
  known.set(url, servers);
  return servers;
}

/** Rejects reads from a replica, which may know what the next primary lacks. @throws as {@link Servers.best} */
export function assertPrimary(url: string): void {
  if (serversOf(url)?.replicaAge !== undefined) throw noPrimary();
}
