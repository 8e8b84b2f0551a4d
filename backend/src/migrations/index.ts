import { EventLog } from './0001-event-log.js';
import { ChallengeAndJourney } from './0002-challenge-and-journey.js';
import { ParkedEventsTable } from './0003-parked-events.js';
import { Identity } from './0010-identity.js';
import { Mail } from './0011-mail.js';
import { ErasureRequests } from './0012-erasure-requests.js';
import { ErasuresTable } from './0013-erasures.js';
import { KycReadModels } from './0030-kyc.js';
import { CommerceReadModels } from './0031-commerce.js';
import { HiringReadModels } from './0032-hiring.js';
import { CardPaymentsTable } from './0033-card-payments.js';
import { MembersReadModel } from './0040-members.js';
import { QueueCountsReadModel } from './0041-queue-counts.js';
import { ReasonTemplatesReadModel } from './0042-reason-templates.js';
import { OpenOrders } from './0043-open-orders.js';
import { Desks } from './0044-desks.js';
import { JobsAndEffects } from './0050-jobs.js';
import { LessonsReadReadModel } from './0060-lessons-read.js';
import { NotificationsReadModel } from './0061-notifications.js';
import { AppendMany } from './0070-append-many.js';
import { SealsTable } from './0071-seals.js';
import { HistoryIndexes } from './0080-history.js';

/** Every migration in the order in which it runs. A landed one is never edited; a later one corrects it. */
export const migrations = [
  { name: '0001-event-log', class: EventLog },
  { name: '0002-challenge-and-journey', class: ChallengeAndJourney },
  { name: '0010-identity', class: Identity },
  { name: '0011-mail', class: Mail },
  { name: '0012-erasure-requests', class: ErasureRequests },
  { name: '0030-kyc', class: KycReadModels },
  { name: '0031-commerce', class: CommerceReadModels },
  { name: '0032-hiring', class: HiringReadModels },
  { name: '0033-card-payments', class: CardPaymentsTable },
  { name: '0040-members', class: MembersReadModel },
  { name: '0041-queue-counts', class: QueueCountsReadModel },
  { name: '0060-lessons-read', class: LessonsReadReadModel },
  { name: '0013-erasures', class: ErasuresTable },
  { name: '0080-history', class: HistoryIndexes },
  { name: '0042-reason-templates', class: ReasonTemplatesReadModel },
  { name: '0043-open-orders', class: OpenOrders },
  { name: '0003-parked-events', class: ParkedEventsTable },
  { name: '0070-append-many', class: AppendMany },
  { name: '0061-notifications', class: NotificationsReadModel },
  { name: '0044-desks', class: Desks },
  { name: '0050-jobs', class: JobsAndEffects },
  { name: '0071-seals', class: SealsTable },
];
