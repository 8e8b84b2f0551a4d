import type { SettingsReader } from '../platform/config/settings-reader.js';
import { type BankAccount, readBankAccounts } from './bank-accounts.js';

export interface ContactDetails {
  readonly email: string | null;
  readonly phone: string | null;
  readonly hours: string | null;
  readonly answerTime: string | null;
  readonly supportChat: string | null;
  readonly supervisorChats: { readonly nigeria: string | null; readonly 'south africa': string | null };
  readonly socialUrl: string | null;
  /** The site where creators post their assignments. */
  readonly networkUrl: string | null;
  readonly addresses: Readonly<Record<'admin' | 'operations' | 'sandton', string | null>>;
  readonly bankAccounts: readonly BankAccount[];
  /** Our own page if card payments are on, otherwise a link to the card gateway. */
  readonly cardPaymentUrl: string | null;
  /** Without a mail server, mail is kept for staff to read, and members get none. */
  readonly sendsMail: boolean;
}

const web = ['https:', 'http:'];

export function readContactDetails(read: SettingsReader): ContactDetails {
  return {
    email: read.text('CONTACT_EMAIL') ?? null,
    phone: read.text('CONTACT_PHONE') ?? null,
    hours: read.text('CONTACT_HOURS') ?? null,
    answerTime: read.text('CONTACT_ANSWER_TIME') ?? null,
    supportChat: read.text('SUPPORT_CHAT') ?? null,
    supervisorChats: {
      nigeria: read.text('SUPERVISOR_CHAT_NIGERIA') ?? null,
      'south africa': read.text('SUPERVISOR_CHAT_SOUTH_AFRICA') ?? null,
    },
    socialUrl: read.url('SOCIAL_URL', web, undefined) ?? null,
    networkUrl: read.url('CREATORS_NETWORK_URL', web, undefined) ?? null,
    addresses: {
      admin: read.text('OFFICE_ADMIN') ?? null,
      operations: read.text('OFFICE_OPERATIONS') ?? null,
      sandton: read.text('OFFICE_SANDTON') ?? null,
    },
    bankAccounts: readBankAccounts(read),
    cardPaymentUrl: read.text('PAYSTACK_SECRET_KEY')
      ? '/card-payment'
      : (read.url('CARD_PAYMENT_URL', web, undefined) ?? null),
    sendsMail: read.text('SMTP_URL') !== undefined,
  };
}
