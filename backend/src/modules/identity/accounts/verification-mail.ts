import type { Message } from '../../../platform/mail/message.js';

/** It names no one: whoever reads it may be a stranger to whom the address was mistyped. */
export const verificationMail = (to: string, link: string, code: string): Message => ({
  to,
  subject: 'Verify your e-mail address for Sankofa',
  text: [
    'Hello,',
    '',
    'This address was given for a Sankofa account. If it was you, verify it by this link within a day:',
    '',
    link,
    '',
    `Or enter this code where you are signed in: ${code}`,
    '',
    'If it was not you, there is nothing to do.',
    '',
    'Sankofa',
  ].join('\n'),
});
