import { expect, it } from '@jest/globals';
import { recordedEvent } from '../../test/support/recorded-event.js';
import { journey, journeyOf } from '../modules/creator-journey/public.js';
import { availability, availabilityOf, type WorkFinished } from '../modules/hiring/public.js';
import { rewardCreatorWhenWorkFinished as rule } from './reward-creator-when-work-finished.js';

const creatorId = '01900000-0000-7000-8000-0000000000aa';
const invitationId = '01900000-0000-7000-8000-0000000000ab';

it.each(['business', 'creator', null] as const)('gives points to the creator and counts it, confirmed by %s', (by) => {
  const finished = recordedEvent<WorkFinished>({ type: 'WorkFinished', data: { creatorId, invitationId, by } });
  const points = { type: 'AwardPoints', data: { points: 10, source: 'Work for a business' } };
  expect(rule.on.WorkFinished?.(finished)).toEqual([
    { kind: journey.kind, ...journeyOf(creatorId), command: points },
    { kind: availability.kind, ...availabilityOf(creatorId), command: { type: 'CountWork', data: { invitationId } } },
  ]);
});
