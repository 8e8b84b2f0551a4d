import { Redis, type RedisOptions } from 'ioredis';

/** Also closes the connections that a library made from this one: its own closing waits for an answer of Redis. */
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
