import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadScript } from './load-script.js';

interface Running {
  readonly url: string;
  stop(timeoutMs?: number): Promise<void>;
}

interface RunningRedis extends Running {
  readonly port: number;
  readonly pid: number;
  kill(): Promise<void>;
}

/** A PostgreSQL of the test's own, as durable as in production, that can be stopped in the middle of its work. */
export class OwnPostgres {
  private server: Running | undefined;

  constructor(private readonly home = mkdtempSync(join(tmpdir(), 'sankofa-faults-'))) {}

  get url(): string {
    return this.server?.url ?? '';
  }

  async start(): Promise<void> {
    const { startPostgres } = (await loadScript('postgres.mjs')) as {
      startPostgres: (home: string, settings: object) => Promise<Running>;
    };
    this.server = await startPostgres(this.home, { max_connections: 300 });
  }

  /** As when the plug is pulled: nobody is asked to finish. */
  async stopAtOnce(): Promise<void> {
    await this.server?.stop(0);
  }

  /** As an administrator would: sessions are ended, and all is written. */
  async stopFast(): Promise<void> {
    await this.server?.stop(3_000);
  }

  /** As the system does when memory is short. */
  kill(): void {
    process.kill(this.pid, 'SIGKILL');
  }

  get pid(): number {
    return Number.parseInt(readFileSync(join(this.home, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  }

  get isRunning(): boolean {
    const file = join(this.home, 'postgres', 'postmaster.pid');
    return existsSync(file) && existsSync(`/proc/${String(this.pid)}`);
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
    const { startRedis } = (await loadScript('redis.mjs')) as {
      startRedis: (where?: { port: number }) => Promise<RunningRedis>;
    };
    this.server = await startRedis(this.server && { port: this.server.port });
  }

  async kill(): Promise<void> {
    await this.server?.kill();
  }

  /** Holds it still, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    if (this.server) process.kill(this.server.pid, signal);
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }
}
