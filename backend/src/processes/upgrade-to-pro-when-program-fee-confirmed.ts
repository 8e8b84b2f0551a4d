import { membership, membershipOf, type ProgramFeeConfirmed } from '../modules/commerce/public.js';
import { intend, type Process } from '../platform/event-sourcing/index.js';

export const upgradeToProWhenProgramFeeConfirmed: Process<ProgramFeeConfirmed> = {
  name: 'upgrade-to-pro-when-program-fee-confirmed',
  on: {
    ProgramFeeConfirmed: ({ data: { plan }, meta }) => {
      const now = meta.recordedAt.toISOString();
      const data = { plan, now, claimId: meta.streamId };
      return [intend(membership, membershipOf(meta.subjectId), { type: 'BuyPro', data })];
    },
  },
};
