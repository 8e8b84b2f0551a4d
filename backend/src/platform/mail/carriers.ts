import { createTransport, type Transporter } from 'nodemailer';
import { NotDone } from '../jobs/effects.js';
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
    try {
      await this.transport.sendMail({ from: this.from, ...message });
    } catch (error) {
      throw isSurelyUnsent(error) ? new NotDone(error) : error;
    }
  }
}

/** The server refused it, or was never reached. A line that broke later leaves open whether the mail was taken. */
function isSurelyUnsent(error: unknown): boolean {
  if (!Error.isError(error)) return false;
  const { code, responseCode, syscall } = error as Error & { code?: string; responseCode?: number; syscall?: string };
  const neverReached = syscall === 'connect' || /^(Connection timeout|Greeting never received)$/.test(error.message);
  return responseCode !== undefined || neverReached || ['EAUTH', 'EDNS', 'ETLS', 'EENVELOPE'].includes(code ?? '');
}

/** The demo has no mail server: whoever tries it reads on the screen what would have been sent. */
export class PrintingCarrier extends MailCarrier {
  override carry({ to, subject, text }: Message): Promise<void> {
    const lines = text.split('\n').map((line) => `  | ${line}`);
    process.stdout.write([`\n  Mail to ${to}: ${subject}`, ...lines, ''].join('\n'));
    return Promise.resolve();
  }
}
