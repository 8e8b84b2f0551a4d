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

/** A PostgreSQL for one test, as durable as in production, which can be stopped at any time. */
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

  /** Like a power cut: nothing is finished. */
  async stopAtOnce(): Promise<void> {
    await this.server?.stop(0);
  }

  /** Like an administrator: sessions are ended, and all data is written. */
  async stopFast(): Promise<void> {
    await this.server?.stop(3_000);
  }

  /** Like the kernel when memory is short. */
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

/** A Redis for one test, which keeps nothing after its end. */
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

  /** Freezes or continues it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    if (this.server) process.kill(this.server.pid, signal);
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }
}
