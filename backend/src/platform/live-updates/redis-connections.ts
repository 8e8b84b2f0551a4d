import { Redis, type RedisOptions } from 'ioredis';

/** Ends the connections that socket.io's adapter makes, as the adapter waits for Redis to answer first. */
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
