import { EventEmitter } from 'node:events';
import type pg from 'pg';

/** Shares one connection among all listeners, as PostgreSQL wakes every listening session at each notification. */
export class SharedListener {
  private connection: Promise<SharedConnection> | undefined;

  constructor(private readonly open: () => Promise<pg.PoolClient>) {}

  async connect(): Promise<pg.PoolClient> {
    for (;;) {
      const connection = await (this.connection ??= this.openConnection());
      if (!connection.isEnded) return connection.attach();
    }
  }

  private async openConnection(): Promise<SharedConnection> {
    const forget = () => {
      this.connection = undefined;
    };
    try {
      return new SharedConnection(await this.open(), forget);
    } catch (error) {
      forget();
      throw error;
    }
  }
}

class SharedConnection {
  private readonly listeners = new Set<EventEmitter>();
  private lastAnswer: Promise<unknown> = Promise.resolve();
  isEnded = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly onEnd: () => void,
  ) {
    client.on('notification', (message) => this.emit('notification', message));
    client.on('error', (error) => {
      this.end();
      this.emit('error', error);
    });
  }

  attach(): pg.PoolClient {
    const listener = Object.assign(new EventEmitter(), {
      query: (text: string, values?: unknown[]) => this.query(text, values),
      release: () => this.detach(listener),
    });
    this.listeners.add(listener);
    return listener as unknown as pg.PoolClient;
  }

  private detach(listener: EventEmitter): void {
    this.listeners.delete(listener);
    if (this.listeners.size === 0) this.end();
  }

  private end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.onEnd();
    this.client.release(true);
  }

  private emit(event: 'notification' | 'error', what: unknown): void {
    for (const listener of [...this.listeners]) if (listener.listenerCount(event) > 0) listener.emit(event, what);
  }

  /** Runs queries one after the other, as the driver requires on a shared connection. */
  private query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const answer = this.lastAnswer.then(() => this.client.query(text, values));
    this.lastAnswer = answer.catch(() => undefined);
    return answer;
  }
}
