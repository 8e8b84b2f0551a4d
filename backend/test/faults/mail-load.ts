import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from '../../src/platform/database/pool.js';
import { keepMail } from '../support/kept-mail.js';
import type { TestSmtpServer } from '../support/smtp-server.js';
import type { TestApp } from '../support/test-app.js';

const SEND_INTERVAL_MS = 50;
const DELIVERY_TIMEOUT_MS = 30_000;

/** Keeps mail continuously, and remembers what the database acknowledged. */
export class MailLoad {
  private readonly kept: string[] = [];
  private readonly running: Promise<void>;
  private isStopped = false;

  constructor(
    private readonly app: TestApp,
    private readonly post: TestSmtpServer,
  ) {
    this.running = this.keepUntilStopped();
  }

  get size(): number {
    return this.kept.length;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  /** Mail that is wrong after 30 s: it came twice, or neither came nor is in doubt. */
  async faults(): Promise<string[]> {
    const deadline = performance.now() + DELIVERY_TIMEOUT_MS;
    for (;;) {
      const faults = await this.faultsNow();
      if (faults.length === 0 || performance.now() > deadline) return faults;
      await pause(100);
    }
  }

  async inDoubt(): Promise<number> {
    return (await this.begun()).size;
  }

  private async faultsNow(): Promise<string[]> {
    const begun = await this.begun();
    const came = Map.groupBy(this.post.received, (text) => /Subject: (\S+)/.exec(text)?.[1]);
    return this.kept.flatMap((subject) => {
      const times = came.get(subject)?.length ?? 0;
      if (times === 1 || (times === 0 && begun.has(subject))) return [];
      return [`mail ${subject} came ${String(times)} times`];
    });
  }

  /** Mail in doubt, which a person would resolve. */
  private async begun(): Promise<Set<string>> {
    const { rows } = await this.app.app
      .get(Pool, { strict: false })
      .query<{ id: string }>(
        `select m.subject_id as id from mail.messages m join es.effects e on e.id = 'mail-' || m.id where e.state = 'started'`,
      );
    return new Set(rows.map(({ id }) => id));
  }

  private async keepUntilStopped(): Promise<void> {
    while (!this.isStopped) {
      await keepMail(this.app.app).then(
        (id) => this.kept.push(id),
        () => undefined, // not acknowledged, so nothing is promised
      );
      await pause(SEND_INTERVAL_MS);
    }
  }
}
