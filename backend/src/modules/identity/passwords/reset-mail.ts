import type { Message } from '../../../platform/mail/message.js';

/** The mail with the link. It names no one, as whoever reads it may not be who asked. */
export const resetMail = (to: string, link: string): Message => ({
  to,
  subject: 'Choose a new password for Sankofa',
  text: [
    'Hello,',
    '',
    'Somebody asked for a new password for your Sankofa account. If it was you, choose one here within an hour:',
    '',
    link,
    '',
    'If it was not you, there is nothing to do: your password stays as it is.',
    '',
    'Sankofa',
  ].join('\n'),
});
