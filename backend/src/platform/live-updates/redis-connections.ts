import { Redis, type RedisOptions } from 'ioredis';

/** Ends the connections of socket.io's adapter at once. The adapter itself waits for Redis to answer. */
export class RedisConnections extends Redis {
  private readonly others: Redis[] = [];
  onReconnected = (): void => undefined;

  override duplicate(options?: Partial<RedisOptions>): Redis {
    const other = super.duplicate(options);
    other.on('error', () => undefined);
    other.once('ready', () => other.on('ready', () => this.onReconnected()));
    this.others.push(other);
    return other;
  }

  close(): void {
    for (const line of [this, ...this.others]) line.disconnect();
  }
}
