import { expect, it } from '@jest/globals';
import { recordedEvent } from '../../test/support/recorded-event.js';
import { membership, membershipOf, type ProgramFeeConfirmed } from '../modules/commerce/public.js';
import { upgradeToProWhenProgramFeeConfirmed as rule } from './upgrade-to-pro-when-program-fee-confirmed.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';

it.each(['staff', 'gateway'] as const)('buys the period from the moment when %s confirmed the fee', (by) => {
  const confirmed = recordedEvent<ProgramFeeConfirmed>({
    type: 'ProgramFeeConfirmed',
    data: { plan: 'basic', by },
    meta: { subjectId: memberId, recordedAt: new Date('2026-11-21T10:00:00Z') },
  });
  expect(rule.on.ProgramFeeConfirmed?.(confirmed)).toEqual([
    {
      kind: membership.kind,
      ...membershipOf(memberId),
      command: {
        type: 'BuyPro',
        data: { plan: 'basic', now: '2026-11-21T10:00:00.000Z', claimId: confirmed.meta.streamId },
      },
    },
  ]);
});
