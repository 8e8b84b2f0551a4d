import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { hireFiguresProjector } from './hire-figures.projector.js';

const given = projectorSpec(hireFiguresProjector);

const id = '01900000-0000-7000-8000-00000000000a';
const memberId = '01900000-0000-7000-8000-00000000000b';
const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const meta = (day: number) => ({ streamId: id, subjectId: memberId, recordedAt: at(day) });
const details = {
  ...{ department: 'Marketing', skills: null, numberOfInterns: '2' },
  ...{ workType: 'Remote', stipend: null, jobDuration: null },
};
const of = { invitationId: 'i1', creatorId: 'c1' };
const history = [
  { type: 'HireRequested', data: details, meta: meta(1) },
  { type: 'HireRequestApproved', data: {}, meta: meta(2) },
  { type: 'CreatorInvited', data: { ...details, ...of, lapsesAt: at(6).toISOString() }, meta: meta(3) },
  { type: 'CreatorInvited', data: { ...details, ...of, lapsesAt: at(7).toISOString() }, meta: meta(4) },
  { type: 'BusinessAccepted', data: of, meta: meta(5) },
  { type: 'WorkStarted', data: { ...of, by: 'creator' }, meta: meta(6) },
] as const;
const asked = { id, memberId, department: 'Marketing', places: 2, requestedAt: at(1) };
const times = { approvedAt: at(2), invitedAt: at(3) };
const work = { creatorId: 'c1', agreedAt: at(5).toISOString(), startedAt: at(6).toISOString() };

describe('what a hire request counts for', () => {
  it('begins with the asking', () =>
    given(history[0]).thenRows({ ...asked, approvedAt: null, invitedAt: null, work: {} }));
  it('holds when the first was asked, both said yes, and work was finished', () =>
    given(...history, { type: 'WorkFinished', data: { ...of, by: 'business' }, meta: meta(9) }).thenRows({
      ...{ ...asked, ...times },
      work: { i1: { ...work, finishedAt: at(9).toISOString() } },
    }));
  it('loses work that is broken off', () =>
    given(...history, { type: 'WorkBrokenOff', data: { ...of, by: 'business' }, meta: meta(9) }).thenRows({
      ...{ ...asked, ...times },
      work: {},
    }));
});
