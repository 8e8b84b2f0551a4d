import { Log } from './0001-event-store.js';
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

/** Every migration in the order in which it runs. A released one is never edited; a later one corrects it. */
export const migrations = [
  { name: '0001-event-store', class: Log },
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
];
