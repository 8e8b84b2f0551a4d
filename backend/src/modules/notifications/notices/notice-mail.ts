import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { inTransaction, Pool } from '../../../platform/database/pool.js';
import { MailAddresses } from '../../../platform/mail/mail-addresses.js';
import { Mailbox } from '../../../platform/mail/mailbox.js';
import type { Words } from '../read-models/notifications/notification-words.js';

@Injectable()
export class NoticeMail {
  /** Without a mail server, no mail would be sent. */
  readonly isPossible: boolean;

  constructor(
    private readonly pool: Pool,
    private readonly mailbox: Mailbox,
    private readonly addresses: MailAddresses,
    @Inject(CONFIG) private readonly config: ProductConfig,
  ) {
    this.isPossible = config.smtpUrl !== undefined;
  }

  /** A second call with the same id does nothing. */
  async keep(memberId: string, id: string, { title, text, link }: Words): Promise<void> {
    const to = await this.addresses.of(memberId);
    if (to === '') return;
    const { publicUrl } = this.config;
    const choose = `What we tell you, and where, is yours to choose: ${publicUrl}/profile/notices`;
    const message = {
      to,
      subject: title,
      text: ['Hello,', text, `${publicUrl}${link}`, choose, 'Sankofa'].join('\n\n'),
    };
    await inTransaction(this.pool, (tx) => this.mailbox.keep(tx, memberId, message, id));
  }
}
