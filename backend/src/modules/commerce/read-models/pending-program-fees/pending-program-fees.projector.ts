import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { erasesMember, type PersonalDataErased } from '../../../identity/public.js';
import { referenceKey } from '../../card-payments/reference-key.js';
import type { ProgramFeeEvent } from '../../domain/program-fee.events.js';
import type { PendingProgramFeeRow } from './pending-program-fees.row.js';

export const pendingProgramFeesProjector: Projector<ProgramFeeEvent | PersonalDataErased, PendingProgramFeeRow> = {
  name: 'pending-program-fees',
  audience: 'staff',
  on: {
    ProgramFeeSubmitted: ({ data: { plan, amount, currency, reference, source }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: submittedAt } = meta;
      const claim = { plan, fee: { amount, currency }, reference, referenceKey: referenceKey(reference), source };
      rows.put({ id, memberId, ...claim, waiting: true, paid: null, submittedAt });
    },
    ProgramFeeMismatched: ({ data: paid, meta }, rows) => rows.update(meta.streamId, { paid }),
    ProgramFeeConfirmed: ({ meta }, rows) => rows.update(meta.streamId, { waiting: false }),
    ProgramFeeRejected: ({ meta }, rows) => rows.update(meta.streamId, { waiting: false }),
    PersonalDataErased: ({ data: { purpose } }, rows) => {
      if (erasesMember(purpose)) rows.changeAll((row) => ({ ...row, waiting: false }));
    },
  },
};
