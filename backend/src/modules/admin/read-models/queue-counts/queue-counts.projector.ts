import type { Event, Projector, Rows } from '../../../../platform/event-sourcing/index.js';
import type { ChallengeEvent } from '../../../appraisals/public.js';
import type { LoanEvent, OrderEvent, ProgramFeeEvent, ToolRequestEvent } from '../../../commerce/public.js';
import type { HireRequestEvent } from '../../../hiring/public.js';
import type { VerificationEvent } from '../../../kyc/public.js';
import { nothingWaits, type Queue, type QueueCountsRow } from './queue-counts.row.js';

type Counted =
  | ChallengeEvent
  | VerificationEvent
  | ProgramFeeEvent
  | OrderEvent
  | HireRequestEvent
  | ToolRequestEvent
  | LoanEvent;

type Count = (event: Event, rows: Rows<QueueCountsRow>) => void;

const count =
  (queue: Queue, change: 1 | -1): Count =>
  (_event, rows) => {
    rows.set(nothingWaits.id, (row = nothingWaits) => ({ ...row, [queue]: row[queue] + change }));
  };
const arrives = (queue: Queue): Count => count(queue, 1);
const leaves = (queue: Queue): Count => count(queue, -1);

/** The figures on the tabs of the console. An order waits until it is completed or rejected. */
export const queueCountsProjector: Projector<Counted, QueueCountsRow> = {
  name: 'queue-counts',
  audience: 'staff',
  addsUp: true,
  on: {
    AppraisalSubmitted: arrives('appraisals'),
    AppraisalApproved: leaves('appraisals'),
    AppraisalRejected: leaves('appraisals'),
    KycSubmitted: arrives('kyc'),
    KycPassed: leaves('kyc'),
    KycFailed: leaves('kyc'),
    ProgramFeeSubmitted: arrives('payments'),
    ProgramFeeConfirmed: leaves('payments'),
    ProgramFeeRejected: leaves('payments'),
    OrderPlaced: arrives('orders'),
    OrderCompleted: leaves('orders'),
    OrderRejected: leaves('orders'),
    HireRequested: arrives('hireRequests'),
    HireRequestApproved: leaves('hireRequests'),
    HireRequestRejected: leaves('hireRequests'),
    ToolRequested: arrives('growthTools'),
    ToolRequestApproved: leaves('growthTools'),
    ToolRequestRejected: leaves('growthTools'),
    LoanRequested: arrives('loans'),
    LoanRequestApproved: leaves('loans'),
    LoanRequestDeclined: leaves('loans'),
  },
};
