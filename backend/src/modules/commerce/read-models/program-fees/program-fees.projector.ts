import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { referenceKey } from '../../card-payments/reference-key.js';
import type { ProgramFeeEvent } from '../../domain/program-fee.events.js';
import type { ProgramFeeRow } from './program-fees.row.js';

export const programFeesProjector: Projector<ProgramFeeEvent, ProgramFeeRow> = {
  name: 'program-fees',
  audience: { member: (row) => row.memberId },
  on: {
    ProgramFeeSubmitted: ({ data, meta }, rows) => {
      const { plan, amount, currency, reference, givenReference = null, paidOn = null, paidAmount = null } = data;
      const { streamId: id, subjectId: memberId, recordedAt: submittedAt } = meta;
      const claim = {
        plan,
        fee: { amount, currency },
        reference,
        referenceKey: referenceKey(reference),
        givenReference,
        paidOn,
        paidAmount,
      };
      rows.put({ id, memberId, ...claim, status: 'pending', reason: null, submittedAt, decidedAt: null });
    },
    ProgramFeeDescribed: ({ data: { paidOn, paidAmount }, meta }, rows) =>
      rows.update(meta.streamId, { ...(paidOn && { paidOn }), ...(paidAmount && { paidAmount }) }),
    ProgramFeeWithdrawn: ({ meta }, rows) =>
      rows.update(meta.streamId, { status: 'withdrawn', decidedAt: meta.recordedAt }),
    ProgramFeeReopened: ({ meta }, rows) => rows.update(meta.streamId, { status: 'pending', decidedAt: null }),
    ProgramFeeConfirmed: ({ meta }, rows) =>
      rows.update(meta.streamId, { status: 'confirmed', decidedAt: meta.recordedAt }),
    ProgramFeeRejected: ({ data: { reason }, meta }, rows) =>
      rows.update(meta.streamId, { status: 'rejected', reason: reason ?? null, decidedAt: meta.recordedAt }),
  },
};
