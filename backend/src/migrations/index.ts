import { Log } from './0001-log.js';
import { Proof } from './0002-proof.js';
import { Background } from './0003-background.js';
import { Identity } from './0004-identity.js';
import { CreatorJourney } from './0005-creator-journey.js';
import { Appraisals } from './0006-appraisals.js';
import { LearnHub } from './0007-learn-hub.js';
import { Kyc } from './0008-kyc.js';
import { Commerce } from './0009-commerce.js';
import { Hiring } from './0010-hiring.js';
import { Notifications } from './0011-notifications.js';
import { Admin } from './0012-admin.js';
import { SealKeys } from './0013-proof.js';
import { RetiredKeys } from './0014-retired-keys.js';
import { Limits } from './0015-limits.js';
import { StaffSignIn } from './0016-staff-sign-in.js';
import { AccessLogTable } from './0017-access-log.js';
import { VerifiedAddresses } from './0018-verified-addresses.js';
import { CardReturns } from './0019-card-returns.js';
import { ImprovedDays } from './0020-improved-days.js';

/** Every migration in the order in which it runs. A released one is never edited; a later one corrects it. */
export const migrations = [
  { name: '0001-log', class: Log },
  { name: '0002-proof', class: Proof },
  { name: '0003-background', class: Background },
  { name: '0004-identity', class: Identity },
  { name: '0005-creator-journey', class: CreatorJourney },
  { name: '0006-appraisals', class: Appraisals },
  { name: '0007-learn-hub', class: LearnHub },
  { name: '0008-kyc', class: Kyc },
  { name: '0009-commerce', class: Commerce },
  { name: '0010-hiring', class: Hiring },
  { name: '0011-notifications', class: Notifications },
  { name: '0012-admin', class: Admin },
  { name: '0013-proof', class: SealKeys },
  { name: '0014-retired-keys', class: RetiredKeys },
  { name: '0015-limits', class: Limits },
  { name: '0016-staff-sign-in', class: StaffSignIn },
  { name: '0017-access-log', class: AccessLogTable },
  { name: '0018-verified-addresses', class: VerifiedAddresses },
  { name: '0019-card-returns', class: CardReturns },
  { name: '0020-improved-days', class: ImprovedDays },
];
