import { createTransport, type Transporter } from 'nodemailer';
import { MailCarrier, type Message } from './message.js';

const PATIENCE_MS = 20_000;

/** Hands mail to the SMTP server of `SMTP_URL`. */
export class SmtpCarrier extends MailCarrier {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    const timeouts = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
    this.transport = createTransport({ url, ...timeouts });
  }

  override async carry(message: Message): Promise<void> {
    await this.transport.sendMail({ from: this.from, ...message });
  }
}

/** The demo has no mail server: whoever tries it reads on the screen what would have been sent. */
export class PrintingCarrier extends MailCarrier {
  override carry({ to, subject, text }: Message): Promise<void> {
    const lines = text.split('\n').map((line) => `  | ${line}`);
    process.stdout.write([`\n  Mail to ${to}: ${subject}`, ...lines, ''].join('\n'));
    return Promise.resolve();
  }
}
