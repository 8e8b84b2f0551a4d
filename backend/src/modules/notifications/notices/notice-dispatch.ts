import { IMPORTER } from '../../../platform/command-handling/execute-command.js';
import type { Event } from '../../../platform/event-sourcing/index.js';
import { type Dispatch, jobFor } from '../../../platform/jobs/dispatch.js';
import type { JobData, JobKind } from '../../../platform/jobs/job.js';
import type { NoticeKind } from '../domain/notice-settings.js';
import { type News, type NewsEvent, news } from '../read-models/notifications/notification-news.js';
import type { NotificationCode } from '../read-models/notifications/notification-words.js';

/** The kind of notice for each event. Other news stays in the inbox. */
const kinds: { readonly [T in NewsEvent['type']]?: NoticeKind } = {
  AppraisalApproved: 'reviewed',
  KycPassed: 'reviewed',
  OrderProcessingStarted: 'reviewed',
  OrderCompleted: 'reviewed',
  ToolRequestApproved: 'reviewed',
  LoanRequestApproved: 'reviewed',
  HireRequestApproved: 'reviewed',
  AppraisalRejected: 'rejected',
  KycDetailsAsked: 'rejected',
  KycFailed: 'rejected',
  ProgramFeeRejected: 'rejected',
  OrderRejected: 'rejected',
  ToolRequestRejected: 'rejected',
  LoanRequestRejected: 'rejected',
  HireRequestRejected: 'rejected',
  OrderPaymentReturned: 'rejected',
  CardPaymentRefunded: 'rejected',
  ProUpgraded: 'proConfirmed',
  ProRenewed: 'proConfirmed',
  ProTakenBack: 'proConfirmed',
  ProRenewalReminded: 'renewal',
  OpenDayReminded: 'openDay',
  CertificateIssued: 'certificate',
  CertificateRevoked: 'certificate',
  CreatorInvited: 'work',
  InvitationAccepted: 'work',
  InvitationRecalled: 'work',
  BusinessAccepted: 'work',
  WorkReported: 'work',
  WorkStarted: 'work',
  WorkFinished: 'work',
  WorkBrokenOff: 'work',
  WorkDisputed: 'work',
  DisputeSettled: 'work',
};

/** Also has the facts of its words. `version` is that of the event in its stream. */
export interface Notice extends JobData {
  readonly memberId: string;
  readonly kind: NoticeKind;
  readonly code: NotificationCode;
  readonly at: string;
  readonly streamId: string;
  readonly version: number;
}

export const notices: JobKind<Notice> = { queue: 'notices' };

type Handlers = Dispatch['on'];

export const sendNotices: Dispatch = {
  name: 'send-notices',
  lookBackDays: 2,
  on: Object.fromEntries(
    Object.entries(kinds).map(([type, kind]): [string, Handlers[string]] => [
      type,
      ({ data, meta: { subjectId, streamId, version, recordedAt, actorId } }) => {
        if (actorId === IMPORTER) return [];
        const told = [
          (news[type as NewsEvent['type']] as (data: Event['data']) => News | readonly News[])(data),
        ].flat();
        const at = recordedAt.toISOString();
        return told.map(({ memberId = subjectId, code, facts }) =>
          jobFor(notices, { ...facts, memberId, kind, code, at, streamId, version }),
        );
      },
    ]),
  ),
};
