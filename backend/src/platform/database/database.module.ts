import { EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql';
import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { firstAddress } from '../config/addresses.js';
import { CONFIG, type Config } from '../config/config.js';
import { Client } from './client.js';
import { connectionOptions } from './connection-options.js';
import { openPool, Pool } from './pool.js';
import { readModelEntities } from './read-model-entities.js';

const MAX_WRITE_CONNECTIONS = 12;
const MAX_READ_CONNECTIONS = 8;

/** MikroORM reads only host, name and user of an address. The driver gets all of it, with TLS and sockets. */
const driverOptions = (connectionString: string) => ({ ...connectionOptions, Client, connectionString });

export function ormOptions(config: Pick<Config, 'databaseUrl' | 'replicaUrls'>): Options {
  return {
    clientUrl: firstAddress(config.databaseUrl),
    entities: readModelEntities(),
    discovery: { warnWhenNoEntities: false },
    replicas: config.replicaUrls.map((clientUrl) => ({ clientUrl, driverOptions: driverOptions(clientUrl) })),
    pool: { min: 0, max: MAX_READ_CONNECTIONS },
    driverOptions: driverOptions(config.databaseUrl),
    allowGlobalContext: true, // read entities are never written back; see ReadModels
    forceUtcTimezone: true,
  };
}

/** `Pool` serves the log and all writes. MikroORM serves reads, also from replicas (ADR 0007). */
@Global()
@Module({
  providers: [
    { provide: MikroORM, useFactory: (config: Config) => MikroORM.init(ormOptions(config)), inject: [CONFIG] },
    { provide: EntityManager, useFactory: (orm: MikroORM) => orm.em, inject: [MikroORM] },
    {
      provide: Pool,
      useFactory: ({ databaseUrl, role }: Config) =>
        openPool({ url: databaseUrl, max: MAX_WRITE_CONNECTIONS, name: `sankofa ${role}` }),
      inject: [CONFIG],
    },
  ],
  exports: [EntityManager, Pool],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    private readonly orm: MikroORM,
    private readonly pool: Pool,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
    await this.pool.end();
  }
}
