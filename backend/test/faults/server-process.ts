import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settings } from '../support/test-app.js';
import { loadScript } from './load-script.js';

const MAIN = resolve(import.meta.dirname, '../../dist/src/main.js');
const START_TIMEOUT_MS = 60_000;

/** The built product as a process, which can be killed and restarted on the same port. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  /** Its output: the log, and why it did not start. */
  told = '';
  private main = MAIN;

  private constructor(
    private readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async on(databaseUrl: string, overrides: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const { freePort } = (await loadScript('ports.mjs')) as { freePort: () => Promise<number> };
    const port = await freePort();
    return new ServerProcess(port, { ...settings, DATABASE_URL: databaseUrl, PORT: String(port), ...overrides });
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  upgradeTo({ main }: { readonly main: string }): void {
    this.main = main;
  }

  /** Starts the process without waiting. */
  launch(): void {
    const child = spawn(process.execPath, ['--enable-source-maps', this.main], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (chunk: Buffer) => (this.told += chunk.toString()));
    }
    this.child = child;
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    this.launch();
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!(await this.isReady())) {
      if (this.child?.exitCode !== null || performance.now() > deadline) {
        throw new Error(`The server did not start: ${this.told}`);
      }
      await pause(20);
    }
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** Freezes or continues the process. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal);
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  private isReady(): Promise<boolean> {
    return fetch(`${this.url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
