import { createTransport, type Transporter } from 'nodemailer';
import { DefiniteFailure } from '../jobs/effects.js';
import { MailTransport, type Message } from './message.js';

const SMTP_TIMEOUT_MS = 20_000;

export const smtpTimeouts = (ms: number) => ({ connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms });

export class SmtpTransport extends MailTransport {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({ url, ...smtpTimeouts(SMTP_TIMEOUT_MS) });
  }

  override async send(message: Message): Promise<void> {
    try {
      await this.transport.sendMail({ from: this.from, ...message });
    } catch (error) {
      throw isSurelyUnsent(error) ? new DefiniteFailure(error) : error;
    }
  }
}

/** Whether the server refused the mail or was never reached. After a later break, it may have been accepted. */
function isSurelyUnsent(error: unknown): boolean {
  if (!Error.isError(error)) return false;
  const { code, responseCode, syscall } = error as Error & { code?: string; responseCode?: number; syscall?: string };
  const neverReached = syscall === 'connect' || /^(Connection timeout|Greeting never received)$/.test(error.message);
  return responseCode !== undefined || neverReached || ['EAUTH', 'EDNS', 'ETLS', 'EENVELOPE'].includes(code ?? '');
}

export class ConsoleTransport extends MailTransport {
  override send({ to, subject, text }: Message): Promise<void> {
    const lines = text.split('\n').map((line) => `  | ${line}`);
    process.stdout.write([`\n  Mail to ${to}: ${subject}`, ...lines, ''].join('\n'));
    return Promise.resolve();
  }
}
