import type { Message } from '../../../platform/mail/message.js';

const paragraphs = (...texts: string[]): string => ['Hello,', ...texts, 'Sankofa'].join('\n\n');

/** To whoever has the account with the address that somebody registers, newly opened or there before. */
export const registeredMail = (to: string, publicUrl: string, token: string): Message => ({
  to,
  subject: 'Your Sankofa account',
  text: paragraphs(
    'Somebody signed up for Sankofa with this e-mail address, and it has an account.',
    'If it was you, choose a password for it here within an hour:',
    `${publicUrl}/reset-password?token=${token}`,
    `If you have a password already, there is no need to: sign in with it at ${publicUrl}/login`,
    'If it was not you, there is nothing to do.',
  ),
});

/** The answer on the screen said no more than to look here. */
export const suspendedMail = (to: string, publicUrl: string): Message => ({
  to,
  subject: 'Your Sankofa account',
  text: paragraphs(
    'Somebody signed up for Sankofa with this e-mail address. We cannot open an account with it, as the address or the phone number belongs to an account that is suspended.',
    `To appeal, write to our support team: ${publicUrl}/contact`,
  ),
});
