import type { Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import type { ChallengeEvent } from '../../../appraisals/public.js';
import type { LoanEvent, OrderEvent, ProgramFeeEvent, ToolRequestEvent } from '../../../commerce/public.js';
import type { HireRequestEvent } from '../../../hiring/public.js';
import { erasesMember, type PersonalDataErased } from '../../../identity/public.js';
import type { VerificationEvent } from '../../../kyc/public.js';
import { nothingWaits, type Queue, type WaitingRequestsRow } from './waiting-requests.row.js';

type Counted =
  | ChallengeEvent
  | VerificationEvent
  | ProgramFeeEvent
  | OrderEvent
  | HireRequestEvent
  | ToolRequestEvent
  | LoanEvent
  | PersonalDataErased;

type Count = (event: Recorded, rows: Rows<WaitingRequestsRow>) => void;

const arrives =
  (queue: Queue): Count =>
  ({ meta: { subjectId: id } }, rows) => {
    rows.set(id, (row = { id, ...nothingWaits }) => ({ ...row, [queue]: row[queue] + 1 }));
  };
const leaves =
  (queue: Queue): Count =>
  ({ meta }, rows) => {
    rows.updateIfPresent(meta.subjectId, (row) => ({ [queue]: row[queue] - 1 }));
  };

/** A member has one pending verification at most. Its row may be erased when it is decided. */
const verified: Count = ({ meta }, rows) => {
  rows.updateIfPresent(meta.subjectId, { kyc: 0 });
};

/** Counts of the console's tabs. Erased members and verifications are not counted. */
export const waitingRequestsProjector: Projector<Counted, WaitingRequestsRow> = {
  name: 'waiting-requests',
  audience: 'staff',
  on: {
    AppraisalSubmitted: arrives('appraisals'),
    AppraisalApproved: leaves('appraisals'),
    AppraisalRejected: leaves('appraisals'),
    KycSubmitted: arrives('kyc'),
    KycDetailsAsked: verified,
    KycPassed: verified,
    KycFailed: verified,
    ProgramFeeSubmitted: arrives('payments'),
    ProgramFeeWithdrawn: leaves('payments'),
    ProgramFeeReopened: arrives('payments'),
    ProgramFeeConfirmed: leaves('payments'),
    ProgramFeeRejected: leaves('payments'),
    OrderPlaced: arrives('orders'),
    OrderCompleted: leaves('orders'),
    OrderRejected: leaves('orders'),
    HireRequested: arrives('hireRequests'),
    HireRequestApproved: leaves('hireRequests'),
    HireRequestRejected: leaves('hireRequests'),
    HireRequestWithdrawn: leaves('hireRequests'),
    ToolRequested: arrives('growthTools'),
    ToolRequestApproved: leaves('growthTools'),
    ToolRequestRejected: leaves('growthTools'),
    LoanRequested: arrives('loans'),
    LoanRequestApproved: leaves('loans'),
    LoanRequestRejected: leaves('loans'),
    PersonalDataErased: ({ data: { purpose }, meta }, rows) => {
      if (erasesMember(purpose)) rows.delete(meta.subjectId);
      else rows.updateIfPresent(meta.subjectId, { kyc: 0 });
    },
  },
};
