import type { SettingsReader } from '../platform/config/settings-reader.js';

/** Who is responsible for personal data, as shown on the privacy page and in the terms. */
export interface PrivacyDetails {
  readonly controller: string | null;
  readonly officer: string | null;
  readonly sharedWith: string | null;
  readonly complaints: string | null;
  readonly law: string | null;
}

export const readPrivacyDetails = (read: SettingsReader): PrivacyDetails => ({
  controller: read.text('PRIVACY_CONTROLLER') ?? null,
  officer: read.text('PRIVACY_OFFICER') ?? null,
  sharedWith: read.text('PRIVACY_SHARED_WITH') ?? null,
  complaints: read.text('PRIVACY_COMPLAINTS') ?? null,
  law: read.text('TERMS_LAW') ?? null,
});

/** Retention of inactive members. They are warned by mail first, so this is off without a mail server. */
export interface Retention {
  /** null: members are kept until they ask for their erasure. */
  readonly inactiveMonths: number | null;
  readonly warningDays: number;
}

export function readRetention(read: SettingsReader): Retention {
  const months = read.wholeNumber('INACTIVE_MONTHS', 60, 0, 240);
  const warningDays = read.wholeNumber('INACTIVE_WARNING_DAYS', 60, 14, 365);
  const isOn = months > 0 && read.text('SMTP_URL') !== undefined;
  return { inactiveMonths: isOn ? months : null, warningDays };
}
