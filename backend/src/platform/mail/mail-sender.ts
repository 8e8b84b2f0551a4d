import { Inject, Injectable } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { CONFIG, type Config } from '../config/config.js';
import { Effects } from '../jobs/effects.js';
import type { JobKind } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';
import { Mailbox } from './mailbox.js';
import { MailTransport } from './message.js';

const ENQUEUE_INTERVAL_MS = 2_000;
/** The transaction that keeps a mail has usually committed by then. */
const COMMIT_DELAY_MS = 100;
const BATCH = 100;

const mails: JobKind<{ mailId: string }> = { queue: 'mail' };

/** Enqueues waiting mail at intervals, also after the queue has lost its jobs. */
@Injectable()
export class MailSender {
  readonly enqueueing = new PeriodicTask('mail', ENQUEUE_INTERVAL_MS, () => this.enqueueDue());
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailbox: Mailbox,
    private readonly effects: Effects,
    private readonly jobs: Jobs,
    @Inject(MailTransport) private readonly transport: MailTransport | null,
  ) {
    if (!transport) return;
    jobs.handle(mails, (data, id) => this.send(transport, data.mailId, id));
    mailbox.onKept = () => this.enqueueSoon();
  }

  private enqueueSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.enqueueing.runNow();
    }, COMMIT_DELAY_MS).unref();
  }

  private async enqueueDue(): Promise<boolean> {
    if (!this.transport) return false;
    const due = await this.mailbox.takeDue(BATCH);
    const jobs = due.map((mailId) => ({ id: `mail-${mailId}`, data: { mailId } }));
    await this.jobs.add(mails, jobs);
    return due.length === BATCH;
  }

  private async send(transport: MailTransport, mailId: string, id: string): Promise<void> {
    const isDone = await this.effects.once({ id, queue: mails.queue, data: { mailId } }, async () => {
      const message = (await this.mailbox.take(mailId))?.message;
      if (message) await transport.send({ ...message, messageId: this.messageIdOf(mailId) });
    });
    if (isDone) await this.mailbox.sent(mailId);
  }

  private messageIdOf(mailId: string): string {
    return `<${mailId}@${new URL(this.config.publicUrl).hostname}>`;
  }
}
