import { expect, it } from '@jest/globals';
import { recordedEvent } from '../../test/support/recorded-event.js';
import type { AppraisalApproved } from '../modules/appraisals/public.js';
import { journey, journeyOf } from '../modules/creator-journey/public.js';
import { awardPointsWhenAppraisalApproved as rule } from './award-points-when-appraisal-approved.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';

it('awards the points to the creator, whoever approved, and names the day', () => {
  const approved = recordedEvent<AppraisalApproved>({
    type: 'AppraisalApproved',
    data: { appraisalId: '01900000-0000-7000-8000-0000000000ab', dayNumber: 3, points: 12 },
    meta: { subjectId: memberId, actorId: '01900000-0000-7000-8000-0000000000ac' },
  });
  expect(rule.on.AppraisalApproved?.(approved)).toEqual([
    {
      kind: journey.kind,
      ...journeyOf(memberId),
      command: { type: 'AwardPoints', data: { points: 12, source: 'Appraisal, day 3' } },
    },
  ]);
});
