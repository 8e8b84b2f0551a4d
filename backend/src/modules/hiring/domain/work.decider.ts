import { byType, DomainError } from '../../../platform/event-sourcing/index.js';
import type { WorkCommand } from './hire-request.commands.js';
import { find, type HireRequestState, type InvitationStatus } from './hire-request.decider.js';
import type { MatchingEvent, WorkStep } from './hire-request.events.js';
import { hireRequestRefusals as refusals } from './hire-request.refusals.js';

const nextSteps: Readonly<Partial<Record<InvitationStatus, readonly WorkStep[]>>> = {
  agreed: ['started', 'brokenOff'],
  started: ['finished', 'brokenOff'],
};
const outcomes = { started: 'WorkStarted', finished: 'WorkFinished', brokenOff: 'WorkBrokenOff' } as const;

export const decideWork = byType<WorkCommand, [HireRequestState], MatchingEvent[]>({
  ReportWork: ({ data: { invitationId, by, step } }, state) => {
    const { of, status, reports = {} } = find(state, invitationId);
    if (!nextSteps[status]?.includes(step)) throw new DomainError(refusals.WORK_ELSEWHERE);
    if (reports[by] === step) return [];
    const isConfirmed = reports[by === 'business' ? 'creator' : 'business'] === step;
    return [
      isConfirmed ? { type: outcomes[step], data: { ...of, by } } : { type: 'WorkReported', data: { ...of, by, step } },
    ];
  },
  RateWork: ({ data }, state) => {
    const { of, status, ratedBy = [] } = find(state, data.invitationId);
    if (!['finished', 'brokenOff'].includes(status)) throw new DomainError(refusals.WORK_ELSEWHERE);
    if (ratedBy.includes(data.by)) throw new DomainError(refusals.WORK_RATED_ALREADY);
    return [{ type: 'WorkRated', data: { ...data, ...of } }];
  },
  DisputeWork: ({ data }, state) => {
    const { of, status } = find(state, data.invitationId);
    if (!(status in nextSteps)) throw new DomainError(refusals.WORK_ELSEWHERE);
    return [{ type: 'WorkDisputed', data: { ...data, ...of } }];
  },
  SettleDispute: ({ data }, state) => {
    const { of, status } = find(state, data.invitationId);
    if (status !== 'disputed' && !(status in nextSteps)) throw new DomainError(refusals.WORK_ELSEWHERE);
    return [
      { type: 'DisputeSettled', data: { ...data, ...of } },
      { type: outcomes[data.outcome], data: { ...of, by: null } },
    ];
  },
});
