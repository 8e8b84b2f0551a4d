import type { EventMetadata, Projector } from '../../../../platform/event-sourcing/index.js';
import { type PersonalDataErased, whenMemberErased } from '../../../identity/public.js';
import { referenceKey } from '../../card-payments/reference-key.js';
import type { ProgramFeeEvent } from '../../domain/program-fee.events.js';
import type { PaymentRow, PaymentStatus } from './payments.row.js';

/** After an erasure, decided payments stay and the others are deleted. */
export const paymentsProjector: Projector<ProgramFeeEvent | PersonalDataErased, PaymentRow> = {
  name: 'payments',
  audience: 'staff',
  on: {
    ProgramFeeSubmitted: ({ data, meta }, rows) => {
      const { plan, amount, currency, reference, givenReference = null, source } = data;
      const { paidOn = null, paidAmount = null } = data;
      const { streamId: id, subjectId: memberId, recordedAt: submittedAt } = meta;
      const claim = { plan, fee: { amount, currency }, reference, referenceKey: referenceKey(reference), source };
      const undecided = { reason: null, decidedAt: null, decidedBy: null, confirmedBy: null, statementRow: null };
      rows.put({
        id,
        memberId,
        ...claim,
        givenReference,
        status: 'pending',
        paid: null,
        paidOn,
        paidAmount,
        submittedAt,
        ...undecided,
      });
    },
    ProgramFeeDescribed: ({ data: { paidOn, paidAmount }, meta }, rows) =>
      rows.updateIfPresent(meta.streamId, { ...(paidOn && { paidOn }), ...(paidAmount && { paidAmount }) }),
    ProgramFeeWithdrawn: ({ meta }, rows) => rows.updateIfPresent(meta.streamId, decided('withdrawn', meta)),
    ProgramFeeReopened: ({ meta }, rows) =>
      rows.updateIfPresent(meta.streamId, { status: 'pending', decidedAt: null, decidedBy: null }),
    ProgramFeeMismatched: ({ data: paid, meta }, rows) => rows.updateIfPresent(meta.streamId, { paid }),
    ProgramFeeConfirmed: ({ data: { by, statementRow = null }, meta }, rows) =>
      rows.updateIfPresent(meta.streamId, { ...decided('confirmed', meta), confirmedBy: by, statementRow }),
    ProgramFeeRejected: ({ data: { reason = null }, meta }, rows) =>
      rows.updateIfPresent(meta.streamId, { ...decided('rejected', meta), reason }),
    PersonalDataErased: whenMemberErased((rows) =>
      rows.changeAll((row) => (['pending', 'withdrawn'].includes(row.status) ? undefined : row)),
    ),
  },
};

const decided = (status: PaymentStatus, { recordedAt, actorId }: EventMetadata) => ({
  status,
  decidedAt: recordedAt,
  decidedBy: actorId,
});
