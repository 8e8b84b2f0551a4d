import { expect, it } from '@jest/globals';
import { recordedEvent } from '../../test/support/recorded-event.js';
import type { AppraisalApproved } from '../modules/appraisals/public.js';
import { journey, journeyOf } from '../modules/creator-journey/public.js';
import { awardPointsWhenAppraisalApproved as rule } from './award-points-when-appraisal-approved.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';

it.each([
  ['the points', {}, { points: 12, source: 'Appraisal, day 3' }],
  ['the points of a week', { dayNumber: null, weekNumber: 5 }, { points: 12, source: 'Appraisal, week 5' }],
  ['what is gained beyond the former mark', { gained: 2 }, { points: 2, source: 'Appraisal, day 3, improved' }],
])('awards %s to the creator, whoever approved, and names the day or week', (_, more, awarded) => {
  const approved = recordedEvent<AppraisalApproved>({
    type: 'AppraisalApproved',
    data: { appraisalId: '01900000-0000-7000-8000-0000000000ab', dayNumber: 3, points: 12, ...more },
    meta: { subjectId: memberId, actorId: '01900000-0000-7000-8000-0000000000ac' },
  });
  const command = { type: 'AwardPoints', data: awarded };
  expect(rule.on.AppraisalApproved?.(approved)).toEqual([{ kind: journey.kind, ...journeyOf(memberId), command }]);
});
