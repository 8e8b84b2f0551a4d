import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { pendingAppraisalsProjector } from './pending-appraisals.projector.js';
import type { PendingAppraisalRow } from './pending-appraisals.row.js';

const given = projectorSpec(pendingAppraisalsProjector);

const id = '01900000-0000-7000-8000-00000000000a';
const memberId = '01900000-0000-7000-8000-00000000000b';
const meta = { subjectId: memberId, recordedAt: new Date('2026-11-01T00:00:00Z') };

const facts = {
  dayNumber: 1,
  attempt: 1,
  learnings: 'Hooks come first.',
  assignmentUrl: 'https://example.com/post',
  achievements: 'A first post',
  challenges: 'The light',
  goals: 'A second one',
  selfRating: 7,
};
const submitted = (changed: Partial<typeof facts> & { formerPoints?: number } = {}) => ({
  type: 'AppraisalSubmitted' as const,
  data: { appraisalId: id, ...facts, ...changed },
  meta,
});
const row: PendingAppraisalRow = {
  id,
  memberId,
  ...facts,
  weekNumber: null,
  formerPoints: null,
  assignmentSummary: 'Hooks come first. (example.com)',
  submittedAt: meta.recordedAt,
};

describe('an appraisal that waits', () => {
  it('is listed when it is submitted, with where the assignment was posted', () => given(submitted()).thenRows(row));
  it('says what the day counts already, where it is handed in once more', () =>
    given(submitted({ attempt: 2, formerPoints: 6 })).thenRow(id, { attempt: 2, formerPoints: 6 }));
  it('says for which week it is', () =>
    given({ ...submitted(), data: { ...submitted().data, dayNumber: null, weekNumber: 5 } }).thenRow(id, {
      dayNumber: null,
      weekNumber: 5,
    }));
  it('is summed up by its first 200 characters, none of them cut in two', () =>
    given(submitted({ learnings: '🌍'.repeat(201) })).thenRow(id, {
      assignmentSummary: `${'🌍'.repeat(200)} (example.com)`,
    }));
  it('is summed up without a place where the assignment has no address', () =>
    given(submitted({ assignmentUrl: '' })).thenRow(id, { assignmentSummary: 'Hooks come first.' }));
  it('is gone once it is approved', () =>
    given(submitted(), { type: 'AppraisalApproved', data: { appraisalId: id, dayNumber: 1, points: 12 } }).thenRows());
  it('is gone once it is rejected', () =>
    given(submitted(), { type: 'AppraisalRejected', data: { appraisalId: id, dayNumber: 1 } }).thenRows());
  it('is gone once its creator is erased, and stays while only what was held for KYC is', () => {
    const erased = (purpose: 'contact' | 'kyc') => ({ type: 'PersonalDataErased' as const, data: { purpose } });
    given(submitted(), erased('contact')).thenRows();
    given(submitted(), erased('kyc')).thenRows(row);
  });
});
