import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createAdapter as onPostgres } from '@socket.io/postgres-adapter';
import { createAdapter as onRedis } from '@socket.io/redis-streams-adapter';
import type { ServerOptions } from 'socket.io';
import { CONFIG, type Config } from '../config/config.js';
import { openPool, type Pool } from '../database/pool.js';
import { ListeningPool } from './listening-pool.js';
import { LiveUpdates } from './live-updates.js';
import { RedisConnections } from './redis-connections.js';

const MAX_CONNECTIONS = 3;
const MAX_STREAM_LENGTH = 10_000;
const READ_TIMEOUT_MS = 1_000;

/** Carries live messages to the sockets of all processes. Messages sent while the connection is down may be lost. */
@Injectable()
export class FanOut implements OnApplicationShutdown {
  readonly adapter: ServerOptions['adapter'];
  private readonly close: () => Promise<void> | void;

  constructor(@Inject(CONFIG) { redisUrl, databaseUrl }: Config, live: LiveUpdates) {
    const onReconnected = (): void => {
      live.announceGap();
    };
    if (redisUrl === undefined) {
      const pool = openPool({ url: databaseUrl, max: MAX_CONNECTIONS, name: 'sankofa live' });
      const listening = new ListeningPool(pool, onReconnected);
      this.adapter = onPostgres(listening as unknown as Pool, { tableName: 'es.live_attachments' });
      this.close = () => listening.end();
    } else {
      const redis = new RedisConnections(redisUrl, { maxRetriesPerRequest: null });
      redis.onReconnected = onReconnected;
      redis.on('error', () => undefined);
      const limits = { maxLen: MAX_STREAM_LENGTH, blockTimeInMs: READ_TIMEOUT_MS };
      this.adapter = onRedis(redis, { streamName: 'sankofa:live', ...limits });
      this.close = redis.close.bind(redis);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
