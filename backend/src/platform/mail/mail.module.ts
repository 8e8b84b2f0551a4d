import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { PrintingCarrier, SmtpCarrier } from './carriers.js';
import { MailEraser } from './mail-eraser.js';
import { MailSender } from './mail-sender.js';
import { Mailbox } from './mailbox.js';
import { MailCarrier } from './message.js';

function carrierFor({ smtpUrl, mailFrom, demo }: Config): MailCarrier | null {
  if (smtpUrl !== undefined) return new SmtpCarrier(smtpUrl, mailFrom);
  return demo ? new PrintingCarrier() : null;
}

/** Mail is kept in the database, and sent by jobs when there is a server for it. */
@Global()
@Module({
  providers: [Mailbox, MailEraser, MailSender, { provide: MailCarrier, useFactory: carrierFor, inject: [CONFIG] }],
  exports: [Mailbox, MailSender],
})
export class MailModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.register({ name: 'mail', keepDays: 90, table: 'mail.messages', isOld: 'kept_at < $1' });
  }
}
