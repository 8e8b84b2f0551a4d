import type pg from 'pg';
import type { Pool } from '../database/pool.js';

const never = new Promise<never>(() => undefined);

/** One listening connection for socket.io's adapter, which forgets a broken one and asks for another. */
export class ListeningPool {
  private isEnded = false;
  private wasConnected = false;

  constructor(
    private readonly pool: Pool,
    private readonly onReconnected: () => void,
  ) {}

  query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    return this.pool.query(text, values);
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
    await this.pool.end();
  }
}
