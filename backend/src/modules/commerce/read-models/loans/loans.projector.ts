import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { LoanEvent } from '../../domain/loan.events.js';
import type { LoanRow } from './loans.row.js';

export const loansProjector: Projector<LoanEvent, LoanRow> = {
  name: 'loans',
  audience: { member: (row) => row.memberId },
  on: {
    LoanRequested: ({ data: { amount, purpose }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: requestedAt } = meta;
      const undecided = { status: 'pending', reason: null, decidedAt: null } as const;
      rows.put({ id, memberId, amount, purpose, requestedAt, ...undecided });
    },
    LoanRequestApproved: ({ meta }, rows) =>
      rows.update(meta.streamId, { status: 'approved', decidedAt: meta.recordedAt }),
    LoanRequestRejected: ({ data: { reason }, meta }, rows) =>
      rows.update(meta.streamId, { status: 'rejected', reason: reason ?? null, decidedAt: meta.recordedAt }),
  },
};
