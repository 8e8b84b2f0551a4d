import {
  addDays,
  byType,
  type Decider,
  DomainError,
  type EventOf,
  foldByType,
  type Recorded,
  type RequestState,
  requestStatuses,
} from '../../../platform/event-sourcing/index.js';
import type { MatchingCommand } from './hire-request.commands.js';
import type {
  HireDetails,
  HireRequestEvent,
  InvitationAccepted,
  MatchingEvent,
  Side,
  WorkReported,
  WorkStep,
} from './hire-request.events.js';
import { hireRequestRefusals as refusals } from './hire-request.refusals.js';

const INVITATION_DAYS = 3;
/** How long a business has to answer a creator who accepted. */
const ANSWER_DAYS = 7;

/** The maximum of creators for each choice of the form. A map, as an imported request may hold any text. */
const PLACES = new Map([
  ['1', 1],
  ['2', 2],
  ['3-5', 5],
  ['5+', 5],
]);

export const invitationStatuses = [
  ...(['open', 'accepted', 'declined', 'lapsed', 'withdrawn', 'ended', 'recalled'] as const),
  ...(['agreed', 'refused'] as const),
  ...(['started', 'disputed', 'finished', 'brokenOff'] as const),
] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export interface Invitation {
  readonly id: string;
  readonly creatorId: string;
  readonly status: InvitationStatus;
  /** When the invitation lapses: first for the creator, then for the business. */
  readonly lapsesAt: string;
  /** Reports of a side that the other one has not confirmed. */
  readonly reports?: Readonly<Partial<Record<Side, WorkStep>>>;
  readonly ratedBy?: readonly Side[];
}

export const hireRequestStatuses = [...requestStatuses, 'withdrawn'] as const;
export type HireRequestStatus = (typeof hireRequestStatuses)[number];

export interface HireRequestState extends RequestState {
  readonly details: HireDetails | null;
  readonly invitations: readonly Invitation[];
  /** The shortlist, in order. */
  readonly next: readonly string[];
  /** Whether the business may choose among the first candidates itself. */
  readonly mayChoose?: boolean;
}

export const initialHireRequest: HireRequestState = { status: 'none', details: null, invitations: [], next: [] };

const working: readonly InvitationStatus[] = ['agreed', 'started', 'disputed', 'finished'];
const holding: readonly InvitationStatus[] = ['accepted', ...working];
/** Both sides accepted and the work was not broken off. Each side sees the other's contact. */
export const isWorking = (status: InvitationStatus): boolean => working.includes(status);
const alive: readonly InvitationStatus[] = ['open', ...holding];

/** After this many days, staff look at work whose report is not confirmed. */
const CONFIRM_DAYS = 7;
const WORK_DAYS: Readonly<Partial<Record<InvitationStatus, number>>> = { agreed: 14, started: 45, disputed: 3 };

/** When the next step of an invitation is due. null when none is. */
export function dueOf({ status, lapsesAt, reports = {} }: Invitation, lastMovedAt: Date): Date | null {
  if (status === 'open' || status === 'accepted') return new Date(lapsesAt);
  const days = WORK_DAYS[status];
  if (days === undefined) return null;
  return addDays(lastMovedAt, Object.keys(reports).length > 0 ? CONFIRM_DAYS : days);
}

/** Records when each invitation last changed, by its id. */
export function lastMoved(
  moved: Readonly<Record<string, string>>,
  { data, meta }: Recorded,
): Readonly<Record<string, string>> {
  const { invitationId } = data as { invitationId?: string };
  return invitationId ? { ...moved, [invitationId]: meta.recordedAt.toISOString() } : moved;
}

export const placesFor = (numberOfInterns = ''): number => PLACES.get(numberOfInterns) ?? 1;
export const placesOf = ({ details }: HireRequestState): number => placesFor(details?.numberOfInterns);
const count = ({ invitations }: HireRequestState, statuses: readonly InvitationStatus[]): number =>
  invitations.filter(({ status }) => statuses.includes(status)).length;
export const takenPlacesOf = (state: HireRequestState): number => count(state, holding);
export const isFull = (state: HireRequestState): boolean => takenPlacesOf(state) >= placesOf(state);
/** Creators with an invitation that is not over. They are not invited again. */
const askedOf = ({ invitations }: HireRequestState): string[] =>
  invitations.filter(({ status }) => alive.includes(status)).map(({ creatorId }) => creatorId);
/** Creators who are not proposed: they are invited, or one side declined. */
export const notProposedFor = ({ invitations }: HireRequestState): string[] =>
  invitations
    .filter(({ status }) => [...alive, 'declined', 'refused'].includes(status))
    .map(({ creatorId }) => creatorId);
const isAsked = (state: HireRequestState, creatorId: string): boolean => askedOf(state).includes(creatorId);

export const decideMatching = byType<MatchingCommand, [HireRequestState], MatchingEvent[]>({
  InviteCreators: ({ data: { creatorIds, invitationIds, next, now } }, state) => {
    if (state.status === 'none') throw new DomainError(refusals.NOT_FOUND);
    if (state.status !== 'approved') throw new DomainError(refusals.REQUEST_NOT_APPROVED);
    if (isFull(state)) throw new DomainError(refusals.NO_PLACE_FREE);
    const all = [...creatorIds, ...next];
    if (new Set(all).size < all.length || all.some((id) => isAsked(state, id)))
      throw new DomainError(refusals.CREATOR_ALREADY_INVITED);
    const invited = creatorIds.map((id, i) => invite(state, id, invitationIds[i] ?? '', now));
    return next.length === 0 ? invited : [...invited, { type: 'CreatorsShortlisted', data: { creatorIds: next } }];
  },
  AllowChoice: ({ data: { isAllowed } }, { status, mayChoose = false }) => {
    if (status === 'none') throw new DomainError(refusals.NOT_FOUND);
    if (status !== 'approved') throw new DomainError(refusals.REQUEST_NOT_APPROVED);
    return isAllowed === mayChoose ? [] : [{ type: 'ChoiceAllowed', data: { isAllowed } }];
  },
  InviteNext: ({ data: { invitationId, available, now } }, state) => {
    const isAskedEnough = count(state, alive) >= placesOf(state);
    const creatorId = state.next.find((id) => available.includes(id) && !isAsked(state, id));
    return state.status !== 'approved' || isAskedEnough || creatorId === undefined
      ? []
      : [invite(state, creatorId, invitationId, now)];
  },
  AcceptInvitation: ({ data: { invitationId, now } }, state) => {
    const { of, lapsesAt } = find(state, invitationId, ['open']);
    if (now >= lapsesAt) throw new DomainError(refusals.INVITATION_CLOSED);
    if (isFull(state)) throw new DomainError(refusals.PLACES_TAKEN);
    return [
      { type: 'InvitationAccepted', data: { ...of, answerBy: addDays(new Date(now), ANSWER_DAYS).toISOString() } },
    ];
  },
  DeclineInvitation: ({ data: { invitationId } }, state) => [
    { type: 'InvitationDeclined', data: find(state, invitationId, ['open']).of },
  ],
  RecallInvitation: ({ data: { invitationId } }, state) => [
    { type: 'InvitationRecalled', data: find(state, invitationId, ['open']).of },
  ],
  LapseInvitation: ({ data: { invitationId, now } }, state) => {
    const { of, lapsesAt, status } = find(state, invitationId);
    if (now < lapsesAt) return [];
    if (status === 'accepted') return [{ type: 'InvitationEnded', data: of }];
    return status === 'open' ? [{ type: 'InvitationLapsed', data: { ...of, placesTaken: isFull(state) } }] : [];
  },
  WithdrawInvitation: ({ data: { invitationId, by } }, state) => {
    const { of, status } = find(state, invitationId);
    const type = by === 'creator' ? 'InvitationWithdrawn' : 'InvitationEnded';
    return ['open', 'accepted'].includes(status) ? [{ type, data: of }] : [];
  },
  AcceptCreator: ({ data: { invitationId, isAvailable } }, state) => {
    const { of } = find(state, invitationId, ['accepted']);
    if (!isAvailable) throw new DomainError(refusals.CREATOR_NOT_AVAILABLE);
    return [{ type: 'BusinessAccepted', data: of }];
  },
  DeclineCreator: ({ data: { invitationId } }, state) => [
    { type: 'BusinessDeclined', data: find(state, invitationId, ['accepted']).of },
  ],
});

function invite(
  { details }: HireRequestState,
  creatorId: string,
  invitationId: string,
  now: string,
): EventOf<MatchingEvent, 'CreatorInvited'> {
  const lapsesAt = addDays(new Date(now), INVITATION_DAYS).toISOString();
  return { type: 'CreatorInvited', data: { ...(details as HireDetails), invitationId, creatorId, lapsesAt } };
}

export function find({ invitations }: HireRequestState, invitationId: string, statuses?: readonly InvitationStatus[]) {
  const invitation = invitations.find(({ id }) => id === invitationId);
  if (!invitation) throw new DomainError(refusals.NOT_FOUND);
  if (statuses && !statuses.includes(invitation.status)) throw new DomainError(refusals.INVITATION_CLOSED);
  return { ...invitation, of: { invitationId, creatorId: invitation.creatorId } };
}

type Changed<D = unknown> = { data: { invitationId: string } & D };
const change =
  <D>(how: (invitation: Invitation, data: D) => Invitation) =>
  (state: HireRequestState, { data }: Changed<D>): HireRequestState => ({
    ...state,
    invitations: state.invitations.map((one) => (one.id === data.invitationId ? how(one, data) : one)),
  });
const become = (status: InvitationStatus) => change(({ reports: _said, ...one }) => ({ ...one, status }));

export const evolveHireRequest: Decider<HireRequestState, never, HireRequestEvent>['evolve'] = foldByType<
  HireRequestState,
  HireRequestEvent
>({
  HireRequested: (state, { data }) => ({ ...state, status: 'pending', details: data }),
  HireRequestApproved: (state) => ({ ...state, status: 'approved' }),
  HireRequestRejected: (state) => ({ ...state, status: 'rejected' }),
  HireRequestWithdrawn: (state) => ({ ...state, status: 'withdrawn' }),
  CreatorsShortlisted: (state, { data }) => ({ ...state, next: [...state.next, ...data.creatorIds] }),
  ChoiceAllowed: (state, { data }) => ({ ...state, mayChoose: data.isAllowed }),
  CreatorInvited: (state, { data: { invitationId: id, creatorId, lapsesAt } }) => ({
    ...state,
    invitations: [...state.invitations, { id, creatorId, status: 'open', lapsesAt }],
    next: state.next.filter((one) => one !== creatorId),
  }),
  InvitationAccepted: change((one, { answerBy }: InvitationAccepted['data']) => ({
    ...one,
    status: 'accepted',
    lapsesAt: answerBy ?? addDays(new Date(one.lapsesAt), ANSWER_DAYS).toISOString(),
  })),
  InvitationDeclined: become('declined'),
  InvitationLapsed: become('lapsed'),
  InvitationWithdrawn: become('withdrawn'),
  InvitationEnded: become('ended'),
  InvitationRecalled: become('recalled'),
  BusinessAccepted: become('agreed'),
  BusinessDeclined: become('refused'),
  WorkReported: change((one, { by, step }: WorkReported['data']) => ({
    ...one,
    reports: { ...one.reports, [by]: step },
  })),
  WorkStarted: become('started'),
  WorkFinished: become('finished'),
  WorkBrokenOff: become('brokenOff'),
  WorkRated: change((one, { by }: { by: Side }) => ({ ...one, ratedBy: [...(one.ratedBy ?? []), by] })),
  WorkDisputed: become('disputed'),
  DisputeSettled: (state) => state,
});
