import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Diagnosis } from '../config/diagnosis.js';
import { smtpTimeouts } from './transports.js';

const SMTP_TIMEOUT_MS = 5_000;

/** Connects to the server of `SMTP_URL`, signs in and sends `mail`, if given. Undefined if that works. */
export async function diagnoseSmtp(url: string, mail?: SendMailOptions): Promise<Diagnosis | undefined> {
  const transport = createTransport({ url, dnsTimeout: SMTP_TIMEOUT_MS, ...smtpTimeouts(SMTP_TIMEOUT_MS) });
  try {
    await (mail ? transport.sendMail(mail) : transport.verify());
    return undefined;
  } catch (error) {
    return diagnoseSmtpError(error);
  } finally {
    transport.close();
  }
}

function diagnoseSmtpError(error: unknown): Diagnosis {
  const { code = '', syscall = '', message } = error as { code?: string; syscall?: string; message: string };
  if (code === 'EAUTH')
    return {
      problem: `refuses (${message})`,
      fix: 'Correct the user and the password in SMTP_URL; write an @ in them as %40.',
    };
  if (code === 'EENVELOPE')
    return { problem: `refuses (${message})`, fix: 'Correct MAIL_FROM, or the address it is sent to.' };
  if (code === 'EDNS')
    return { problem: `is not found (${message})`, fix: 'Correct the name of the server in SMTP_URL.' };
  if (code === 'ETIMEDOUT' || syscall === 'connect')
    return {
      problem: `does not answer (${message})`,
      fix: 'Start the server, open the way to it, or correct SMTP_URL.',
    };
  const todo =
    'smtps:// speaks TLS from the start, as on port 465; smtp:// begins it later, as on 587. Correct SMTP_URL.';
  return { problem: `does not speak with us (${message})`, fix: todo };
}
