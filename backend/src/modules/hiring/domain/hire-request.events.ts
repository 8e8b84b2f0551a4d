import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

/** The fields of the form. null for empty ones. */
export interface HireDetails {
  readonly department: string | null;
  readonly skills: string | null;
  readonly numberOfInterns: string;
  readonly workType: string;
  readonly stipend: string | null;
  readonly jobDuration: string | null;
}

export const sides = ['business', 'creator'] as const;
export type Side = (typeof sides)[number];

interface OfInvitation {
  readonly invitationId: string;
  readonly creatorId: string;
}

export const workSteps = ['started', 'finished', 'brokenOff'] as const;
export type WorkStep = (typeof workSteps)[number];
export const marks = ['asAgreed', 'understanding', 'again'] as const;
type Marks = Readonly<Record<(typeof marks)[number], number>>;
type Outcome = OfInvitation & {
  /** The side that confirmed it. null when staff settled a dispute. */
  readonly by: Side | null;
};

const erased = '[erased]';

export const requestEvents = {
  HireRequested: defineEvent<HireDetails>({ personal: { profile: { skills: null, stipend: null } } }),
  HireRequestApproved: defineEvent(),
  HireRequestRejected: defineEvent<{ reason?: string }>({ personal: { profile: { reason: erased } } }),
  /** The business withdrew the request before it was decided. */
  HireRequestWithdrawn: defineEvent(),
};

export type RequestEvent = EventIn<typeof requestEvents>;

const matchingEvents = {
  /** The creators who are invited in turn while places are open. */
  CreatorsShortlisted: defineEvent<{ creatorIds: readonly string[] }>(),
  ChoiceAllowed: defineEvent<{ isAllowed: boolean }>(),
  /** Repeats the offer, as it was at that moment. */
  CreatorInvited: defineEvent<OfInvitation & HireDetails & { lapsesAt: string }>({
    personal: { profile: { skills: null, stipend: null } },
  }),
  /** `answerBy` is when the business must have answered. */
  InvitationAccepted: defineEvent<OfInvitation & { answerBy?: string }>(),
  InvitationDeclined: defineEvent<OfInvitation>(),
  /** `placesTaken` is true when she could not accept any more. Her silence is not counted then. */
  InvitationLapsed: defineEvent<OfInvitation & { placesTaken: boolean }>(),
  /** The creator is no longer open to work. */
  InvitationWithdrawn: defineEvent<OfInvitation>(),
  /** The business did not answer in time, or can no longer hire. */
  InvitationEnded: defineEvent<OfInvitation>(),
  /** Staff or the business recalled it before she answered. */
  InvitationRecalled: defineEvent<OfInvitation>(),
  BusinessAccepted: defineEvent<OfInvitation>(),
  BusinessDeclined: defineEvent<OfInvitation>(),
  /** One side reports a step. It takes effect when the other side reports it too. */
  WorkReported: defineEvent<OfInvitation & { by: Side; step: WorkStep }>(),
  WorkStarted: defineEvent<Outcome>(),
  WorkFinished: defineEvent<Outcome>(),
  WorkBrokenOff: defineEvent<Outcome>(),
  /** `words` are those of a business. Words of a creator are in her own stream, here and below. */
  WorkRated: defineEvent<OfInvitation & Marks & { by: Side; words: string | null }>({
    personal: { profile: { words: erased } },
  }),
  WorkDisputed: defineEvent<OfInvitation & { by: Side; words: string | null }>({
    personal: { profile: { words: erased } },
  }),
  /** Staff decided how the work ends, after a dispute or when nobody went on. */
  DisputeSettled: defineEvent<OfInvitation & { outcome: 'finished' | 'brokenOff'; reason: string }>({
    personal: { profile: { reason: erased } },
  }),
};

export type MatchingEvent = EventIn<typeof matchingEvents>;
export type InvitationAccepted = EventOf<MatchingEvent, 'InvitationAccepted'>;
export type InvitationDeclined = EventOf<MatchingEvent, 'InvitationDeclined'>;
export type InvitationLapsed = EventOf<MatchingEvent, 'InvitationLapsed'>;
export type WorkReported = EventOf<MatchingEvent, 'WorkReported'>;
export type WorkFinished = EventOf<MatchingEvent, 'WorkFinished'>;
export type DisputeSettled = EventOf<MatchingEvent, 'DisputeSettled'>;

export const hireRequestEvents = { ...requestEvents, ...matchingEvents };

export type HireRequestEvent = RequestEvent | MatchingEvent;
