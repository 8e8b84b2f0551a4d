import type { HireDetails, HireRequestEvent } from '../../src/modules/hiring/domain/hire-request.events.js';

/** A request for two creators, with the times of an invitation to it. */
export const details: HireDetails = {
  ...{ department: 'Marketing', skills: 'Copywriting', numberOfInterns: '2' },
  ...{ workType: 'Remote', stipend: null, jobDuration: null },
};
export const now = '2026-11-02T09:00:00.000Z';
export const lapsesAt = '2026-11-05T09:00:00.000Z';
export const answerBy = '2026-11-09T09:00:00.000Z';

const of = (n: number) => ({ invitationId: `i${n}`, creatorId: `c${n}` });
export const event = (type: HireRequestEvent['type'], n = 1, more = {}): HireRequestEvent =>
  ({ type, data: { ...of(n), ...more } }) as HireRequestEvent;
export const invited = (n: number): HireRequestEvent => event('CreatorInvited', n, { ...details, lapsesAt });
