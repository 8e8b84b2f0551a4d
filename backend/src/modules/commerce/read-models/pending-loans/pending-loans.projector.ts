import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { type PersonalDataErased, whenMemberErased } from '../../../identity/public.js';
import type { LoanEvent } from '../../domain/loan.events.js';
import type { PendingLoanRow } from './pending-loans.row.js';

export const pendingLoansProjector: Projector<LoanEvent | PersonalDataErased, PendingLoanRow> = {
  name: 'pending-loans',
  audience: 'staff',
  on: {
    LoanRequested: ({ data: { amount, purpose }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: requestedAt } = meta;
      rows.put({ id, memberId, amount, purpose, requestedAt });
    },
    LoanRequestApproved: ({ meta }, rows) => rows.delete(meta.streamId),
    LoanRequestRejected: ({ meta }, rows) => rows.delete(meta.streamId),
    PersonalDataErased: whenMemberErased((rows) => rows.changeAll(() => undefined)),
  },
};
