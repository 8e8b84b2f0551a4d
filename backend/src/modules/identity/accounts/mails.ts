import type { Message } from '../../../platform/mail/message.js';
import type { MemberEvent } from '../domain/member.events.js';

export type CredentialChange =
  | Extract<
      MemberEvent['type'],
      | 'PasswordChanged'
      | 'AccountCorrected'
      | 'SecondFactorTurnedOn'
      | 'SecondFactorTurnedOff'
      | 'RecoveryCodesRenewed'
      | 'ApiTokenMade'
    >
  | 'SecondFactorTakenOff';

/** The mail names nobody: a mistyped address may belong to a stranger. */
const letterOf = (to: string, subject: string, ...paragraphs: string[]): Message => ({
  to,
  subject,
  text: ['Hello,', ...paragraphs, 'Sankofa'].join('\n\n'),
});

const words: Readonly<Record<CredentialChange, readonly [subject: string, text: string]>> = {
  PasswordChanged: [
    'Your Sankofa password was changed',
    'Your Sankofa account has a new password. Other devices were signed out.',
  ],
  AccountCorrected: [
    'Your Sankofa account has another e-mail address',
    'We were asked to give your Sankofa account another e-mail address, and did. From now on that is the one to sign in with, and mail about the account goes there.',
  ],
  SecondFactorTurnedOn: [
    'Two-step sign-in is on for your Sankofa account',
    'Signing in to your Sankofa account now asks for a code of your app besides the password.',
  ],
  SecondFactorTurnedOff: [
    'Two-step sign-in is off for your Sankofa account',
    'Signing in to your Sankofa account now asks for the password alone.',
  ],
  SecondFactorTakenOff: [
    'Two-step sign-in was turned off for your Sankofa account',
    'We were told that the phone and the recovery codes of your Sankofa account are lost, and turned two-step sign-in off. Every device was signed out. Signing in asks for the password alone; turn two-step sign-in on again in your profile.',
  ],
  RecoveryCodesRenewed: [
    'Your Sankofa account has new recovery codes',
    'New recovery codes were made for your Sankofa account. The former ones are good no longer.',
  ],
  ApiTokenMade: [
    'Your Sankofa account has a new API token',
    'An API token was made for your Sankofa account. A program that has it can do what you allowed, until it ends or you revoke it in your profile.',
  ],
};

export const credentialMail = (to: string, change: CredentialChange, contact: string): Message =>
  letterOf(to, ...words[change], 'If it was not you, tell us at once:', contact);

export const resetMail = (to: string, link: string): Message =>
  letterOf(
    to,
    'Choose a new password for Sankofa',
    'Somebody asked for a new password for your Sankofa account. If it was you, choose one here within an hour:',
    link,
    'If it was not you, there is nothing to do: your password stays as it is.',
  );

export const verificationMail = (to: string, link: string, code: string): Message =>
  letterOf(
    to,
    'Verify your e-mail address for Sankofa',
    'This address was given for a Sankofa account. If it was you, verify it by this link within a day:',
    link,
    `Or enter this code where you are signed in: ${code}`,
    'If it was not you, there is nothing to do.',
  );

/** Goes to the owner of the address that somebody registers, whether the account is new or not. */
export const registeredMail = (to: string, publicUrl: string, link: string): Message =>
  letterOf(
    to,
    'Your Sankofa account',
    'Somebody signed up for Sankofa with this e-mail address, and it has an account.',
    'If it was you, choose a password for it here within an hour:',
    link,
    `If you have a password already, there is no need to: sign in with it at ${publicUrl}/login`,
    'If it was not you, there is nothing to do.',
  );

/** Goes to imported members who have no password. */
export const invitationMail = (to: string, link: string): Message =>
  letterOf(
    to,
    'Your Sankofa account is ready',
    'You were a member before, and your account has moved to Sankofa. Choose a password for it here within two weeks:',
    link,
    'After that, “Forgot password” on the sign-in page sends another link.',
    'If you know of no such account, there is nothing to do.',
  );

export const INVITATION_HOURS = 72;

export const staffInvitationMail = (to: string, role: string, link: string): Message =>
  letterOf(
    to,
    'You are invited to work on Sankofa',
    `You were asked to join the staff of Sankofa, as ${role}. Choose a password here within ${String(INVITATION_HOURS)} hours:`,
    link,
    'If you know of no such invitation, there is nothing to do.',
  );

/** The response on the screen only says that a mail was sent. */
export const suspendedMail = (to: string, publicUrl: string): Message =>
  letterOf(
    to,
    'Your Sankofa account',
    'Somebody signed up for Sankofa with this e-mail address. We cannot open an account with it, as the address or the phone number belongs to an account that is suspended.',
    `To appeal, write to our support team: ${publicUrl}/contact`,
  );

/** Warns before an erasure for inactivity. */
export const inactivityMail = (to: string, link: string, until: Date): Message =>
  letterOf(
    to,
    'Your Sankofa account will be erased',
    `You have not signed in to Sankofa for a long time. We do not keep personal data longer than we need it, so your account and all that we hold about you will be erased after ${until.toISOString().slice(0, 10)}.`,
    'To keep the account, sign in once before then:',
    link,
    'If you do not want it any more, there is nothing to do.',
  );
