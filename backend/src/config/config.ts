import { type Config, isThisMachine, readPlatformConfig } from '../platform/config/config.js';
import { SettingsReader } from '../platform/config/settings-reader.js';
import { type ContactDetails, readContactDetails } from './contact-details.js';
import { type LessonVideo, readLessonVideos } from './lesson-videos.js';
import { type PrivacyDetails, type Retention, readPrivacyDetails, readRetention } from './privacy-details.js';
import { readVoices, type Voices } from './voices.js';

export { CONFIG } from '../platform/config/config.js';

/** The settings of one process. `.env.example` explains them. */
export interface ProductConfig extends Config {
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** `by-mail`: each account is opened by a mail, so that no response reveals who has one. */
  readonly registration: 'at-once' | 'by-mail';
  readonly demoSize: 'small' | 'large' | 'empty';
  readonly staffSecondFactor: 'off' | 'required';
  readonly emailVerification: 'off' | 'asked' | 'required';
  /** Days for which hashes of a banned e-mail address and phone are kept after the member's erasure. */
  readonly keepBansDays: number;
  readonly proGraceDays: number;
  readonly paystackSecretKey: string | undefined;
  /** Base URL of the card gateway. */
  readonly paystackUrl: string;
  /** Signs web pushes. Without it, pushes are off. */
  readonly vapidKey: Buffer | undefined;
  readonly pushToPrivate: boolean;
  readonly webhooksToPrivate: boolean;
  readonly contact: ContactDetails;
  readonly privacy: PrivacyDetails;
  readonly retention: Retention;
  readonly lessonVideos: readonly LessonVideo[];
  readonly voices: Voices;
}

/** Reads and checks the settings. @throws ConfigError that lists all problems */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ProductConfig {
  const read = new SettingsReader(env);
  const platform = readPlatformConfig(read);
  const config: ProductConfig = {
    ...platform,
    adminEmail: read.required('ADMIN_EMAIL', (value) => value.includes('@') || 'must be an e-mail address'),
    adminPassword: read.secret('ADMIN_PASSWORD', 8),
    registration: read.choice('REGISTRATION', ['at-once', 'by-mail'], 'at-once'),
    demoSize: read.choice('DEMO_SIZE', ['small', 'large', 'empty'], 'small'),
    staffSecondFactor: read.choice('STAFF_SECOND_FACTOR', ['off', 'required'], platform.demo ? 'off' : 'required'),
    emailVerification: read.choice(
      'EMAIL_VERIFICATION',
      ['off', 'asked', 'required'],
      platform.smtpUrl === undefined ? 'off' : 'asked',
    ),
    keepBansDays: read.wholeNumber('KEEP_BANS_DAYS', 365, 0, 3_650),
    proGraceDays: read.wholeNumber('PRO_GRACE_DAYS', 60, 0, 365),
    paystackSecretKey: read.text('PAYSTACK_SECRET_KEY'),
    paystackUrl: readPaystackUrl(read),
    vapidKey: read.text('VAPID_PRIVATE_KEY') === undefined ? undefined : read.keys('VAPID_PRIVATE_KEY')[0],
    pushToPrivate: read.choice('PUSH_TO_PRIVATE_ADDRESSES', ['yes', 'no'], 'no') === 'yes',
    webhooksToPrivate: read.choice('WEBHOOKS_TO_PRIVATE_ADDRESSES', ['yes', 'no'], 'no') === 'yes',
    contact: readContactDetails(read),
    privacy: readPrivacyDetails(read),
    retention: readRetention(read),
    lessonVideos: readLessonVideos(read),
    voices: readVoices(read),
  };
  if (config.registration === 'by-mail' && config.smtpUrl === undefined)
    read.problems.push('REGISTRATION=by-mail opens accounts by mail: set SMTP_URL.');
  read.assertUsable();
  return config;
}

/** Requests carry the secret key, so plain HTTP is allowed only to this machine. */
function readPaystackUrl(read: SettingsReader): string {
  const url = read.origin('PAYSTACK_URL', 'https://api.paystack.co') ?? '';
  if (url.startsWith('http:') && !isThisMachine(new URL(url).hostname))
    read.problems.push('PAYSTACK_URL must start with https://, unless it is on this machine.');
  return url;
}
