import { diagnoseSmtp } from '../../platform/mail/check-smtp.js';
import { ALONGSIDE, type CliCommand, CommandFailed } from '../command.js';
import { commandLineConfig } from '../product.js';

const text = 'Whoever runs Sankofa sent this to see whether its mail arrives. There is nothing to do.';

export const sendTestMail: CliCommand = {
  name: 'mail test',
  about: 'Send one mail, to see that SMTP_URL and MAIL_FROM work.',
  needs: `${ALONGSIDE} Asks for no database.`,
  words: [{ name: 'ADDRESS', about: 'Where it goes.' }],
  run: ({ words }, { withSettings }) =>
    withSettings(async (env) => {
      const { smtpUrl, mailFrom: from } = commandLineConfig(env);
      if (smtpUrl === undefined)
        throw new CommandFailed('There is no SMTP_URL: mail is kept for staff to read.', 'NO_MAIL_SERVER');
      const [to = ''] = words['ADDRESS'] ?? [];
      const diagnosis = await diagnoseSmtp(smtpUrl, { from, to, subject: 'A test of Sankofa', text });
      if (diagnosis)
        throw new CommandFailed(`The mail server ${diagnosis.problem}. ${diagnosis.fix}`, 'MAIL_SERVER_UNUSABLE');
      const { host } = new URL(smtpUrl);
      return { says: [`${host} took the mail. Look for it, also among what is marked as spam.`], result: { host } };
    }),
};
