import { expect, it } from '@jest/globals';
import { acts } from './notification-acts.js';

const [invitationId, creatorId] = ['invitation', 'ada'];
const of = { invitationId, creatorId };
const marks = { asAgreed: 5, understanding: 5, again: 5, words: null };

it('news of a day is done once that day is handed in, and no other', () => {
  const submitted = (dayNumber: number | null, weekNumber?: number) =>
    acts.AppraisalSubmitted?.({ dayNumber, weekNumber } as never);
  expect(submitted(3)).toEqual([{ codes: ['APPRAISAL_REJECTED', 'DAY_STILL_OPEN'], facts: { day: 3 } }]);
  expect(submitted(null, 4)).toEqual([{ codes: ['WEEK_REJECTED'], facts: { week: 4 } }]);
});

it('an invitation asks a creator for nothing once it is answered or over', () => {
  const done = { memberId: creatorId, codes: ['INVITED'], facts: { invitationId } };
  expect(acts.InvitationAccepted?.(of)).toEqual([done]);
  expect(acts.InvitationRecalled?.(of)).toEqual([done]);
});

it('how it was is asked of each side until that side has said it', () => {
  const codes = ['WORK_FINISHED', 'WORK_REWARDED', 'WORK_BROKEN_OFF'];
  const facts = { invitationId };
  expect(acts.WorkRated?.({ ...of, ...marks, by: 'creator' })).toEqual([{ memberId: creatorId, codes, facts }]);
  expect(acts.WorkRated?.({ ...of, ...marks, by: 'business' })).toEqual([{ codes, facts }]);
});
