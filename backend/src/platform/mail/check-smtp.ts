import { createTransport } from 'nodemailer';
import type { Trouble } from '../config/trouble.js';

const PATIENCE_MS = 5_000;

/** Greets the mail server of `SMTP_URL` and signs in, without sending anything; answers why it cannot be used. */
export async function troubleWithSmtp(url: string): Promise<Trouble | undefined> {
  const timeouts = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url, dnsTimeout: PATIENCE_MS, ...timeouts });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return troubleOf(error);
  } finally {
    transport.close();
  }
}

function troubleOf(error: unknown): Trouble {
  const { code = '', syscall = '', message } = error as { code?: string; syscall?: string; message: string };
  if (code === 'EAUTH')
    return {
      says: `refuses (${message})`,
      todo: 'Correct the user and the password in SMTP_URL; write an @ in them as %40.',
    };
  if (code === 'EDNS')
    return { says: `is not found (${message})`, todo: 'Correct the name of the server in SMTP_URL.' };
  if (code === 'ETIMEDOUT' || syscall === 'connect')
    return { says: `does not answer (${message})`, todo: 'Start the server, open the way to it, or correct SMTP_URL.' };
  const todo =
    'smtps:// speaks TLS from the start, as on port 465; smtp:// begins it later, as on 587. Correct SMTP_URL.';
  return { says: `does not speak with us (${message})`, todo };
}
