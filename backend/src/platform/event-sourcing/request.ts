import type { Aggregate, Command, Decider } from './decider.js';
import { AlreadyDecided, DomainError } from './domain-error.js';
import type { Event, EventTypes } from './event.js';
import type { Refusal } from './refusal.js';
import { requestRefusals } from './request.refusals.js';

export const requestDecisions = ['approved', 'rejected'] as const;
export const requestStatuses = ['pending', ...requestDecisions] as const;
export type RequestDecision = (typeof requestDecisions)[number];
export type RequestStatus = (typeof requestStatuses)[number];

export interface RequestState {
  readonly status: 'none' | RequestStatus | 'withdrawn';
}

export interface DecisionData {
  readonly to: RequestDecision;
  readonly reason?: string;
  readonly reviewerIsMember: boolean;
}

interface RequestTypes<C extends Command, E extends Event> {
  readonly ask: C['type'];
  readonly decide: C['type'];
  readonly requested: E['type'];
  readonly approved: E['type'];
  readonly rejected: E['type'];
  /** The command by which the requester takes the request back before it is decided. */
  readonly withdraw?: C['type'];
  readonly withdrawn?: E['type'];
}

/** A kind of request that is made once and decided or withdrawn once. `counts` restricts the open limit to some. */
export const requestAggregate = <C extends Command, E extends Event>(
  kind: string,
  events: EventTypes<E>,
  types: RequestTypes<C, E>,
  counts?: Readonly<Record<string, string>>,
): Aggregate<RequestState, C, E> => ({
  kind,
  events,
  decider: requestDecider(types),
  openLimit: {
    opens: types.ask,
    closedBy: [types.approved, types.rejected, ...(types.withdrawn ? [types.withdrawn] : [])],
    ...(counts && { counts }),
  },
});

function requestDecider<C extends Command, E extends Event>(types: RequestTypes<C, E>): Decider<RequestState, C, E> {
  const event = (type: E['type'], data: object): E => ({ type, data }) as E;
  const statuses: Readonly<Record<string, RequestState['status']>> = {
    [types.requested]: 'pending',
    [types.approved]: 'approved',
    [types.rejected]: 'rejected',
    ...(types.withdrawn && { [types.withdrawn]: 'withdrawn' }),
  };
  return {
    initial: { status: 'none' },
    decide: ({ type, data }, request) => {
      if (type === types.ask) return request.status === 'none' ? [event(types.requested, data)] : [];
      if (type === types.withdraw && types.withdrawn)
        return assertMayWithdraw(request) ? [event(types.withdrawn, {})] : [];
      const { to, reason, reviewerIsMember } = data as DecisionData;
      if (request.status === 'withdrawn') throw new DomainError(requestRefusals.REQUEST_WITHDRAWN);
      assertPending(request, reviewerIsMember);
      return to === 'approved' ? [event(types.approved, {})] : [event(types.rejected, { ...(reason && { reason }) })];
    },
    evolve: (request, { type }) => ({ status: statuses[type] ?? request.status }),
  };
}

function assertMayWithdraw({ status }: RequestState): boolean {
  if (status === 'none') throw new DomainError(requestRefusals.NOT_FOUND);
  if (status === 'approved' || status === 'rejected') throw new DomainError(requestRefusals.REQUEST_DECIDED);
  return status === 'pending';
}

/** Refuses a decision by the requester, on a missing request, or on a decided one. */
export function assertPending<State extends { readonly status: string }>(
  state: State,
  reviewerIsMember: boolean,
  alreadyDecided: Refusal = requestRefusals.REQUEST_ALREADY_DECIDED,
): asserts state is Exclude<State, { status: 'none' }> {
  if (reviewerIsMember) throw new DomainError(requestRefusals.CANNOT_DECIDE_OWN_REQUEST);
  if (state.status === 'none') throw new DomainError(requestRefusals.NOT_FOUND);
  if (state.status !== 'pending') throw new AlreadyDecided(alreadyDecided);
}
