import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { MailEraser } from './mail-eraser.js';
import { MailSender } from './mail-sender.js';
import { Mailbox } from './mailbox.js';
import { MailTransport } from './message.js';
import { ConsoleTransport, SmtpTransport } from './transports.js';

function transportFor({ smtpUrl, mailFrom, demo }: Config): MailTransport | null {
  if (smtpUrl !== undefined) return new SmtpTransport(smtpUrl, mailFrom);
  return demo ? new ConsoleTransport() : null;
}

@Global()
@Module({
  providers: [Mailbox, MailEraser, MailSender, { provide: MailTransport, useFactory: transportFor, inject: [CONFIG] }],
  exports: [Mailbox, MailTransport],
})
export class MailModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.register({ name: 'mail', keepDays: 90, table: 'mail.messages', isOld: 'kept_at < $1' });
  }
}
