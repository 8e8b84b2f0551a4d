import type { Message } from '../../../platform/mail/message.js';

/** What comes before an erasure that nobody asked for. */
export const inactivityMail = (to: string, link: string, until: Date): Message => ({
  to,
  subject: 'Your Sankofa account will be erased',
  text: [
    'Hello,',
    '',
    'You have not signed in to Sankofa for a long time. We do not keep personal data longer than we need it, so your',
    `account and all that we hold about you will be erased after ${until.toISOString().slice(0, 10)}.`,
    '',
    'To keep the account, sign in once before then:',
    '',
    link,
    '',
    'If you do not want it any more, there is nothing to do.',
    '',
    'Sankofa',
  ].join('\n'),
});
