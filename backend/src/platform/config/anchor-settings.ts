import type { SettingsReader } from './settings-reader.js';

/** Where somebody else keeps the newest seal of each day; names and meanings: `.env.example`. */
export interface AnchorSettings {
  readonly mailTo: readonly string[];
  readonly url: string | undefined;
  readonly urlToken: string | undefined;
  readonly s3: S3Settings | undefined;
}

export interface S3Settings {
  readonly url: string;
  readonly region: string | undefined;
  readonly keyId: string;
  readonly secret: string;
  readonly lockDays: number;
}

/** @param keeps whether this process is one of those that hand seals over, which alone need the secrets */
export function readAnchorSettings(read: SettingsReader, keeps: boolean): AnchorSettings {
  const mailTo = read.list('ANCHOR_MAIL_TO');
  if (!mailTo.every((address) => /^[^\s@]+@[^\s@]+$/.test(address)))
    read.problems.push('ANCHOR_MAIL_TO must be e-mail addresses, separated by commas.');
  if (mailTo.length > 0 && read.text('SMTP_URL') === undefined)
    read.problems.push('ANCHOR_MAIL_TO sends seals by mail: set SMTP_URL.');
  const url = read.url('ANCHOR_URL', ['https:', 'http:'], undefined);
  return { mailTo, url, urlToken: read.text('ANCHOR_URL_TOKEN'), s3: readS3Settings(read, keeps) };
}

function readS3Settings(read: SettingsReader, keeps: boolean): S3Settings | undefined {
  const url = read.url('ANCHOR_S3_URL', ['https:', 'http:'], undefined);
  if (url === undefined) return undefined;
  const secret = (name: string): string => (keeps ? read.required(name, () => true) : '');
  return {
    url,
    region: read.text('ANCHOR_S3_REGION'),
    keyId: secret('ANCHOR_S3_KEY_ID'),
    secret: secret('ANCHOR_S3_SECRET'),
    lockDays: read.wholeNumber('ANCHOR_S3_LOCK_DAYS', 3_650, 1, 36_500),
  };
}
