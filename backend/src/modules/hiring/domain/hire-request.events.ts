import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** What a business asks for; null where it left a field empty. */
export interface HireDetails {
  readonly department: string | null;
  readonly skills: string | null;
  readonly numberOfInterns: string;
  readonly workType: string;
  readonly stipend: string | null;
  readonly jobDuration: string | null;
}

type HireRequested = Event<'HireRequested', HireDetails>;
export type HireRequestApproved = Event<'HireRequestApproved', Record<string, never>>;
export type HireRequestRejected = Event<'HireRequestRejected', { reason?: string }>;

export type Side = 'business' | 'creator';

interface OfInvitation {
  readonly invitationId: string;
  readonly creatorId: string;
}

/** Who is asked in turn, as places stay open. */
type CreatorsShortlisted = Event<'CreatorsShortlisted', { readonly creatorIds: readonly string[] }>;
/** With what was offered at that moment. */
export type CreatorInvited = Event<'CreatorInvited', OfInvitation & HireDetails & { readonly lapsesAt: string }>;
export type InvitationAccepted = Event<'InvitationAccepted', OfInvitation>;
export type InvitationDeclined = Event<'InvitationDeclined', OfInvitation>;
/** `placesTaken`: she could not have accepted any more, so the silence is not counted. */
export type InvitationLapsed = Event<'InvitationLapsed', OfInvitation & { readonly placesTaken: boolean }>;
/** The creator is not open to work any more. */
type InvitationWithdrawn = Event<'InvitationWithdrawn', OfInvitation>;
/** The business cannot hire any more. */
export type InvitationEnded = Event<'InvitationEnded', OfInvitation>;
export type BusinessAccepted = Event<'BusinessAccepted', OfInvitation>;
export type BusinessDeclined = Event<'BusinessDeclined', OfInvitation>;

export type RequestEvent = HireRequested | HireRequestApproved | HireRequestRejected;
export type MatchingEvent =
  | CreatorsShortlisted
  | CreatorInvited
  | InvitationAccepted
  | InvitationDeclined
  | InvitationLapsed
  | InvitationWithdrawn
  | InvitationEnded
  | BusinessAccepted
  | BusinessDeclined;

export type HireRequestEvent = RequestEvent | MatchingEvent;

const erased = '[erased]';

export const requestEvents: EventTypes<RequestEvent> = {
  HireRequested: { version: 1, personal: { profile: { skills: erased, stipend: erased } } },
  HireRequestApproved: { version: 1 },
  HireRequestRejected: { version: 1, personal: { profile: { reason: erased } } },
};

export const hireRequestEvents: EventTypes<HireRequestEvent> = {
  ...requestEvents,
  CreatorsShortlisted: { version: 1 },
  CreatorInvited: { version: 1, personal: { profile: { skills: erased, stipend: erased } } },
  InvitationAccepted: { version: 1 },
  InvitationDeclined: { version: 1 },
  InvitationLapsed: { version: 1 },
  InvitationWithdrawn: { version: 1 },
  InvitationEnded: { version: 1 },
  BusinessAccepted: { version: 1 },
  BusinessDeclined: { version: 1 },
};
