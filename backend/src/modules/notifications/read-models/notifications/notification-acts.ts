import type { Event, EventOf } from '../../../../platform/event-sourcing/index.js';
import type { ChallengeEvent } from '../../../appraisals/public.js';
import type { MembershipEvent, ProgramFeeEvent } from '../../../commerce/public.js';
import type { HireRequestEvent } from '../../../hiring/public.js';
import type { VerificationEvent } from '../../../kyc/public.js';
import type { NotificationCode, NotificationFacts } from './notification-words.js';

type ActEvent = ChallengeEvent | VerificationEvent | MembershipEvent | ProgramFeeEvent | HireRequestEvent;

/** Notifications that need no action any more: those with these codes and facts. */
export interface Done {
  /** The member concerned. Defaults to the subject of the event. */
  readonly memberId?: string;
  readonly codes: readonly NotificationCode[];
  readonly facts?: NotificationFacts;
}

type ToDone<E extends Event> = (data: E['data']) => readonly Done[];
type OfInvitation = Event<string, { readonly invitationId: string; readonly creatorId: string }>;

const done =
  (...codes: NotificationCode[]) =>
  (): Done[] => [{ codes }];
const doneByCreator =
  (...codes: NotificationCode[]): ToDone<OfInvitation> =>
  ({ invitationId, creatorId: memberId }) => [{ memberId, codes, facts: { invitationId } }];
const doneByBusiness =
  (...codes: NotificationCode[]): ToDone<OfInvitation> =>
  ({ invitationId }) => [{ codes, facts: { invitationId } }];
const doneByBoth =
  (...codes: NotificationCode[]): ToDone<OfInvitation> =>
  (data) => [...doneByCreator(...codes)(data), ...doneByBusiness(...codes)(data)];

const rating = ['WORK_FINISHED', 'WORK_REWARDED', 'WORK_BROKEN_OFF'] as const;

/** Events after which a notification needs no action any more, or cannot be acted on. */
export const acts: { readonly [T in ActEvent['type']]?: ToDone<EventOf<ActEvent, T>> } = {
  AppraisalSubmitted: ({ dayNumber: day, weekNumber: week = 0 }): Done[] =>
    day === null
      ? [{ codes: ['WEEK_REJECTED'], facts: { week } }]
      : [{ codes: ['APPRAISAL_REJECTED', 'DAY_STILL_OPEN'], facts: { day } }],
  KycSubmitted: done('KYC_DETAILS_ASKED', 'KYC_FAILED'),
  ProgramFeeSubmitted: done('PROGRAM_FEE_REJECTED'),
  ProUpgraded: done('PROGRAM_FEE_REJECTED', 'PRO_RENEWAL_DUE', 'PRO_EXPIRED'),
  ProRenewed: done('PROGRAM_FEE_REJECTED', 'PRO_RENEWAL_DUE', 'PRO_EXPIRED'),
  ProExpired: done('PRO_RENEWAL_DUE'),
  InvitationAccepted: doneByCreator('INVITED'),
  InvitationDeclined: doneByCreator('INVITED'),
  InvitationLapsed: doneByCreator('INVITED'),
  InvitationRecalled: doneByCreator('INVITED'),
  InvitationWithdrawn: doneByBoth('INVITED', 'CREATOR_ACCEPTED'),
  InvitationEnded: doneByBoth('INVITED', 'CREATOR_ACCEPTED'),
  BusinessAccepted: doneByBusiness('CREATOR_ACCEPTED'),
  BusinessDeclined: doneByBusiness('CREATOR_ACCEPTED'),
  WorkStarted: doneByBoth('WORK_REPORTED'),
  WorkFinished: doneByBoth('WORK_REPORTED'),
  WorkBrokenOff: doneByBoth('WORK_REPORTED'),
  WorkDisputed: doneByBoth('WORK_REPORTED'),
  WorkRated: (data) => (data.by === 'creator' ? doneByCreator : doneByBusiness)(...rating)(data),
};
