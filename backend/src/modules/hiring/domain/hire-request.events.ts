import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** The fields of the form. null for empty ones. */
export interface HireDetails {
  readonly department: string | null;
  readonly skills: string | null;
  readonly numberOfInterns: string;
  readonly workType: string;
  readonly stipend: string | null;
  readonly jobDuration: string | null;
}

type HireRequested = Event<'HireRequested', HireDetails>;
type HireRequestApproved = Event<'HireRequestApproved', Record<string, never>>;
type HireRequestRejected = Event<'HireRequestRejected', { reason?: string }>;
/** The business withdrew the request before it was decided. */
type HireRequestWithdrawn = Event<'HireRequestWithdrawn', Record<string, never>>;

export const sides = ['business', 'creator'] as const;
export type Side = (typeof sides)[number];

interface OfInvitation {
  readonly invitationId: string;
  readonly creatorId: string;
}

/** The creators who are invited in turn while places are open. */
type CreatorsShortlisted = Event<'CreatorsShortlisted', { readonly creatorIds: readonly string[] }>;
type ChoiceAllowed = Event<'ChoiceAllowed', { readonly isAllowed: boolean }>;
/** Repeats the offer, as it was at that moment. */
type CreatorInvited = Event<'CreatorInvited', OfInvitation & HireDetails & { readonly lapsesAt: string }>;
/** `answerBy` is when the business must have answered. */
export type InvitationAccepted = Event<'InvitationAccepted', OfInvitation & { readonly answerBy?: string }>;
export type InvitationDeclined = Event<'InvitationDeclined', OfInvitation>;
/** `placesTaken` is true when she could not accept any more. Her silence is not counted then. */
export type InvitationLapsed = Event<'InvitationLapsed', OfInvitation & { readonly placesTaken: boolean }>;
/** The creator is no longer open to work. */
type InvitationWithdrawn = Event<'InvitationWithdrawn', OfInvitation>;
/** Staff or the business recalled it before she answered. */
type InvitationRecalled = Event<'InvitationRecalled', OfInvitation>;
/** The business did not answer in time, or can no longer hire. */
type InvitationEnded = Event<'InvitationEnded', OfInvitation>;
type BusinessAccepted = Event<'BusinessAccepted', OfInvitation>;
type BusinessDeclined = Event<'BusinessDeclined', OfInvitation>;

export const workSteps = ['started', 'finished', 'brokenOff'] as const;
export type WorkStep = (typeof workSteps)[number];
export const marks = ['asAgreed', 'understanding', 'again'] as const;
type Marks = Readonly<Record<(typeof marks)[number], number>>;

/** One side reports a step. It takes effect when the other side reports it too. */
export type WorkReported = Event<'WorkReported', OfInvitation & { readonly by: Side; readonly step: WorkStep }>;
type Outcome = OfInvitation & {
  /** The side that confirmed it. null when staff settled a dispute. */
  readonly by: Side | null;
};
type WorkStarted = Event<'WorkStarted', Outcome>;
export type WorkFinished = Event<'WorkFinished', Outcome>;
type WorkBrokenOff = Event<'WorkBrokenOff', Outcome>;
/** `words` are those of a business. Words of a creator are in her own stream, here and below. */
type WorkRated = Event<'WorkRated', OfInvitation & Marks & { readonly by: Side; readonly words: string | null }>;
type WorkDisputed = Event<'WorkDisputed', OfInvitation & { readonly by: Side; readonly words: string | null }>;
/** Staff decided how the work ends, after a dispute or when nobody went on. */
export type DisputeSettled = Event<
  'DisputeSettled',
  OfInvitation & { readonly outcome: 'finished' | 'brokenOff'; readonly reason: string }
>;

export type RequestEvent = HireRequested | HireRequestApproved | HireRequestRejected | HireRequestWithdrawn;
export type MatchingEvent =
  | CreatorsShortlisted
  | ChoiceAllowed
  | CreatorInvited
  | InvitationAccepted
  | InvitationDeclined
  | InvitationLapsed
  | InvitationWithdrawn
  | InvitationEnded
  | InvitationRecalled
  | BusinessAccepted
  | BusinessDeclined
  | WorkReported
  | WorkStarted
  | WorkFinished
  | WorkBrokenOff
  | WorkRated
  | WorkDisputed
  | DisputeSettled;

export type HireRequestEvent = RequestEvent | MatchingEvent;

const erased = '[erased]';

export const requestEvents: EventTypes<RequestEvent> = {
  HireRequested: { version: 1, personal: { profile: { skills: null, stipend: null } } },
  HireRequestApproved: { version: 1 },
  HireRequestRejected: { version: 1, personal: { profile: { reason: erased } } },
  HireRequestWithdrawn: { version: 1 },
};

export const hireRequestEvents: EventTypes<HireRequestEvent> = {
  ...requestEvents,
  CreatorsShortlisted: { version: 1 },
  ChoiceAllowed: { version: 1 },
  CreatorInvited: { version: 1, personal: { profile: { skills: null, stipend: null } } },
  InvitationAccepted: { version: 1 },
  InvitationDeclined: { version: 1 },
  InvitationLapsed: { version: 1 },
  InvitationWithdrawn: { version: 1 },
  InvitationEnded: { version: 1 },
  InvitationRecalled: { version: 1 },
  BusinessAccepted: { version: 1 },
  BusinessDeclined: { version: 1 },
  WorkReported: { version: 1 },
  WorkStarted: { version: 1 },
  WorkFinished: { version: 1 },
  WorkBrokenOff: { version: 1 },
  WorkRated: { version: 1, personal: { profile: { words: erased } } },
  WorkDisputed: { version: 1, personal: { profile: { words: erased } } },
  DisputeSettled: { version: 1, personal: { profile: { reason: erased } } },
};
