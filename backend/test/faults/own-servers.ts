import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Running {
  readonly url: string;
  stop(patience?: number): Promise<void>;
}

interface RunningRedis extends Running {
  readonly port: number;
  kill(): Promise<void>;
}

const scripts = resolve(import.meta.dirname, '../../../scripts/lib');
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(scripts, file)).href);

/** A PostgreSQL of the test's own, as durable as in production, that can be stopped in the middle of its work. */
export class OwnPostgres {
  private readonly home = mkdtempSync(join(tmpdir(), 'sankofa-faults-'));
  private server: Running | undefined;

  get url(): string {
    return this.server?.url ?? '';
  }

  async start(): Promise<void> {
    const { startPostgres } = (await load('postgres.mjs')) as {
      startPostgres: (home: string, settings: object) => Promise<Running>;
    };
    this.server = await startPostgres(this.home, { max_connections: 300 });
  }

  /** As when the plug is pulled: nobody is asked to finish. */
  async stopAtOnce(): Promise<void> {
    await this.server?.stop(0);
  }

  async discard(): Promise<void> {
    await this.server?.stop();
    rmSync(this.home, { recursive: true, force: true });
  }
}

/** A Redis of the test's own that keeps nothing over its end. */
export class OwnRedis {
  private server: RunningRedis | undefined;

  get url(): string {
    return this.server?.url ?? '';
  }

  async start(): Promise<void> {
    const { startRedis } = (await load('redis.mjs')) as {
      startRedis: (where?: { port: number }) => Promise<RunningRedis>;
    };
    this.server = await startRedis(this.server && { port: this.server.port });
  }

  async kill(): Promise<void> {
    await this.server?.kill();
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }
}
