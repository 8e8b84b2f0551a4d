import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createAdapter as onPostgres } from '@socket.io/postgres-adapter';
import { createAdapter as onRedis } from '@socket.io/redis-streams-adapter';
import type { ServerOptions } from 'socket.io';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { openPool, type Pool } from '../database/pool.js';
import { ListeningPool } from './listening-pool.js';
import { LiveUpdates } from './live-updates.js';
import { RedisLines } from './redis-lines.js';

const CONNECTIONS = 3;
const KEPT_MESSAGES = 10_000;
const READ_MS = 1_000;

/**
 * The line on which live messages reach the sockets of every process: a stream on Redis, or PostgreSQL's NOTIFY. What
 * was said while it was broken may be lost.
 */
@Injectable()
export class FanOut implements OnApplicationShutdown {
  readonly adapter: ServerOptions['adapter'];
  private readonly close: () => Promise<void> | void;

  constructor(@Inject(CONFIG) { redisUrl, databaseUrl }: Config, live: LiveUpdates) {
    const onMended = (): void => {
      live.announceGap();
    };
    if (redisUrl === undefined) {
      const pool = openPool({ url: databaseUrl, max: CONNECTIONS, name: 'sankofa live' });
      const listening = new ListeningPool(pool, onMended);
      this.adapter = onPostgres(listening as unknown as Pool, { tableName: 'es.live_attachments' });
      this.close = () => listening.end();
    } else {
      // Messages wait while Redis is away, and go out when it is back.
      const redis = new RedisLines(redisUrl, { maxRetriesPerRequest: null });
      redis.onMended = onMended;
      redis.on('error', () => undefined);
      this.adapter = onRedis(redis, { streamName: 'sankofa:live', maxLen: KEPT_MESSAGES, blockTimeInMs: READ_MS });
      this.close = () => {
        redis.close();
      };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
