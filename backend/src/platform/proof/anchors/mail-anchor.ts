import type { MailTransport } from '../../mail/message.js';
import { formatHead, type Seal } from '../seal.js';
import type { Anchor } from './anchor.js';

/** The mailboxes of auditors. Lines are short, so that the mail goes as it is written. */
export class MailAnchor implements Anchor {
  readonly name = 'mail';

  constructor(
    private readonly transport: MailTransport,
    private readonly to: readonly string[],
    private readonly product: string,
  ) {}

  async keep(seal: Seal, id: string): Promise<void> {
    const { hostname } = new URL(this.product);
    await this.transport.send({
      to: this.to.join(', '),
      subject: `Seal ${String(seal.number)} of ${hostname}`,
      text: textOf(seal, this.product),
      messageId: `<${id}@${hostname}>`,
    });
  }
}

const textOf = (seal: Seal, product: string): string => `The newest seal over the log of ${product}

${formatHead(seal)}

It was made at ${seal.sealedAt}. Keep this mail where nobody who
runs the product can reach it. One comes every day: ask why when
none does.

Whether the log still is what it was under this seal, say, with the
sealed log and this mail as files:

npm run verify -- log.ndjson --key PUBLIC_KEY --anchor mail.txt
`;
