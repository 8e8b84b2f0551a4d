import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Pool } from '../database/pool.js';

const NOTIFY = 'SELECT pg_notify($1, $2)';
const NOTIFY_DELAY_MS = 5;

const never = new Promise<never>(() => undefined);

/** One connection for socket.io's adapter. Sends concurrent notices together, as each wakes all listeners. */
export class ListeningPool {
  private isEnded = false;
  private wasConnected = false;
  private readonly unsaid: unknown[][] = [];
  private saying: Promise<pg.QueryResult> | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly onReconnected: () => void,
  ) {}

  query(text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    if (text !== NOTIFY) return this.pool.query(text, values);
    this.unsaid.push(values);
    this.saying ??= pause(NOTIFY_DELAY_MS).then(() => this.sayAll());
    return this.saying;
  }

  private sayAll(): Promise<pg.QueryResult> {
    this.saying = undefined;
    const said = this.unsaid.splice(0);
    const text = 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as said (channel, payload)';
    return this.pool.query(text, [said.map(([channel]) => channel), said.map(([, payload]) => payload)]);
  }

  async connect(): Promise<pg.PoolClient> {
    const client = this.isEnded ? await never : await this.pool.connect();
    if (this.isEnded) {
      client.release(true);
      return never;
    }
    client.once('end', () => client.release(true));
    if (this.wasConnected) this.onReconnected();
    this.wasConnected = true;
    return client;
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.saying?.catch(() => undefined);
    await this.pool.end();
  }
}
