import { EventEmitter } from 'node:events';
import type pg from 'pg';

/** Shares one connection among all listeners, as PostgreSQL wakes every listening session at each notification. */
export class SharedListener {
  private line: Promise<Line> | undefined;

  constructor(private readonly open: () => Promise<pg.PoolClient>) {}

  async connect(): Promise<pg.PoolClient> {
    for (;;) {
      const line = await (this.line ??= this.openLine());
      if (!line.isEnded) return line.seat();
    }
  }

  private async openLine(): Promise<Line> {
    const forget = () => {
      this.line = undefined;
    };
    try {
      return new Line(await this.open(), forget);
    } catch (error) {
      forget();
      throw error;
    }
  }
}

class Line {
  private readonly seats = new Set<EventEmitter>();
  private lastAnswer: Promise<unknown> = Promise.resolve();
  isEnded = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly onEnd: () => void,
  ) {
    client.on('notification', (message) => this.tell('notification', message));
    client.on('error', (error) => {
      this.end();
      this.tell('error', error);
    });
  }

  seat(): pg.PoolClient {
    const seat = Object.assign(new EventEmitter(), {
      query: (text: string, values?: unknown[]) => this.ask(text, values),
      release: () => this.leave(seat),
    });
    this.seats.add(seat);
    return seat as unknown as pg.PoolClient;
  }

  private leave(seat: EventEmitter): void {
    this.seats.delete(seat);
    if (this.seats.size === 0) this.end();
  }

  private end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.onEnd();
    this.client.release(true);
  }

  private tell(event: 'notification' | 'error', what: unknown): void {
    for (const seat of [...this.seats]) if (seat.listenerCount(event) > 0) seat.emit(event, what);
  }

  /** Runs queries one after the other, as the driver requires on a shared connection. */
  private ask(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const answer = this.lastAnswer.then(() => this.client.query(text, values));
    this.lastAnswer = answer.catch(() => undefined);
    return answer;
  }
}
