import type { Message } from '../../../platform/mail/message.js';

/** Goes to the former address: whoever reads it there is the one who may not have asked for another. */
export const formerAddressMail = (to: string, contact: string): Message => ({
  to,
  subject: 'Your Sankofa account has another e-mail address',
  text: [
    'Hello,',
    '',
    'We were asked to give your Sankofa account another e-mail address, and did. From now on that is the one to sign in',
    'with, and mail about the account goes there.',
    '',
    'If it was not you who asked, tell us at once:',
    '',
    contact,
    '',
    'Sankofa',
  ].join('\n'),
});
