import type { Message } from '../../../platform/mail/message.js';
import type { MemberEvent } from '../domain/member.events.js';

export type CredentialChange = Extract<
  MemberEvent['type'],
  'PasswordChanged' | 'AccountCorrected' | 'SecondFactorTurnedOn' | 'SecondFactorTurnedOff' | 'RecoveryCodesRenewed'
>;

interface Words {
  readonly subject: string;
  readonly text: readonly string[];
}

const words: Readonly<Record<CredentialChange, Words>> = {
  PasswordChanged: {
    subject: 'Your Sankofa password was changed',
    text: ['Your Sankofa account has a new password. Other devices were signed out.'],
  },
  AccountCorrected: {
    subject: 'Your Sankofa account has another e-mail address',
    text: [
      'We were asked to give your Sankofa account another e-mail address, and did. From now on that is the one to sign in',
      'with, and mail about the account goes there.',
    ],
  },
  SecondFactorTurnedOn: {
    subject: 'Two-step sign-in is on for your Sankofa account',
    text: ['Signing in to your Sankofa account now asks for a code of your app besides the password.'],
  },
  SecondFactorTurnedOff: {
    subject: 'Two-step sign-in is off for your Sankofa account',
    text: ['Signing in to your Sankofa account now asks for the password alone.'],
  },
  RecoveryCodesRenewed: {
    subject: 'Your Sankofa account has new recovery codes',
    text: ['New recovery codes were made for your Sankofa account. The former ones are good no longer.'],
  },
};

/** Tells of what somebody signs in with. It names no one, as whoever reads it may not be who asked. */
export const credentialMail = (to: string, change: CredentialChange, contact: string): Message => ({
  to,
  subject: words[change].subject,
  text: [
    'Hello,',
    '',
    ...words[change].text,
    '',
    'If it was not you, tell us at once:',
    '',
    contact,
    '',
    'Sankofa',
  ].join('\n'),
});
