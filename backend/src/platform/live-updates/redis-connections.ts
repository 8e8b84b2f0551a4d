import { Redis, type RedisOptions } from 'ioredis';

/**
 * A line to Redis that knows those that socket.io's adapter makes of it. The adapter ends one that it reads on only
 * when Redis answers, which it may never do, so they are all ended here.
 */
export class RedisConnections extends Redis {
  private readonly others: Redis[] = [];
  /** Called when one of them is back after a break. */
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
