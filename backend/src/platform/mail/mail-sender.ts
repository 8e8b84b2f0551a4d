import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Repeating } from '../background/repeating.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Mailbox } from './mailbox.js';
import { MailCarrier } from './message.js';

const LOOK_MS = 2_000;
const BATCH = 10;

/** Sends kept mail where there is a way to. A mail may go out twice when the process dies between send and note. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('mail');
  private sending: Repeating | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Mailbox) private readonly mailbox: Mailbox,
    @Inject(MailCarrier) private readonly carrier: MailCarrier | null,
  ) {}

  onApplicationBootstrap(): void {
    const { carrier } = this;
    if (!carrier || this.config.role === 'api') return;
    this.sending = new Repeating('mail', LOOK_MS, () => this.send(carrier));
  }

  async onModuleDestroy(): Promise<void> {
    await this.sending?.stop();
  }

  /** There is new mail in the box. */
  hurry(): void {
    this.sending?.hurry();
  }

  private async send(carrier: MailCarrier): Promise<boolean> {
    const due = await this.mailbox.take(BATCH);
    for (const { id, message, tries } of due) {
      try {
        if (message) await carrier.carry(message);
        await this.mailbox.sent(id);
      } catch (error) {
        this.logger.warn({ message: 'a mail could not be sent', failures: tries, error });
      }
    }
    return due.length === BATCH;
  }
}
