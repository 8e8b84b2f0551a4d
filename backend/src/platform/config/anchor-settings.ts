import type { SettingsReader } from './settings-reader.js';

export type AnchorSettings = ReturnType<typeof readAnchorSettings>;
export type S3Settings = NonNullable<AnchorSettings['s3']>;

/** @param keeps whether this process hands over seals. Only such a process needs the secrets */
export function readAnchorSettings(read: SettingsReader, keeps: boolean) {
  const mailTo = read.mailAddresses('ANCHOR_MAIL_TO');
  const url = read.url('ANCHOR_URL', ['https:', 'http:'], undefined);
  return { mailTo, url, urlToken: read.text('ANCHOR_URL_TOKEN'), s3: readS3Settings(read, keeps) };
}

function readS3Settings(read: SettingsReader, keeps: boolean) {
  const url = read.url('ANCHOR_S3_URL', ['https:', 'http:'], undefined);
  if (url === undefined) return undefined;
  const secret = (name: string): string => (keeps ? read.required(name, () => true) : '');
  const [keyId, secretKey] = [secret('ANCHOR_S3_KEY_ID'), secret('ANCHOR_S3_SECRET')];
  const lockDays = read.wholeNumber('ANCHOR_S3_LOCK_DAYS', 3_650, 1, 36_500);
  return { url, region: read.text('ANCHOR_S3_REGION'), keyId, secret: secretKey, lockDays };
}
