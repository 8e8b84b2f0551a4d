import type { Event, Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import type { ChallengeEvent } from '../../../appraisals/public.js';
import type { LoanEvent, OrderEvent, ProgramFeeEvent, ToolRequestEvent } from '../../../commerce/public.js';
import type { HireRequestEvent } from '../../../hiring/public.js';
import { erasesMember, type PersonalDataErased } from '../../../identity/public.js';
import type { VerificationEvent } from '../../../kyc/public.js';
import type { Queue } from '../../public.js';
import type { DecisionRow } from './decisions.row.js';

type Decided =
  | ChallengeEvent
  | VerificationEvent
  | ProgramFeeEvent
  | OrderEvent
  | HireRequestEvent
  | ToolRequestEvent
  | LoanEvent
  | PersonalDataErased;

type Handler = (event: Recorded<Event<string, object>>, rows: Rows<DecisionRow>) => void;

/** A stream may have several appraisals or KYC attempts, so these have ids of their own. */
function idOf({ data, meta }: Recorded<Event<string, object>>): string {
  const { appraisalId, attempt } = data as { appraisalId?: string; attempt?: number };
  return appraisalId ?? (attempt === undefined ? meta.streamId : `${meta.streamId}/${String(attempt)}`);
}

const asks =
  (queue: Queue): Handler =>
  (event, rows) =>
    rows.put({ id: idOf(event), queue, askedAt: event.meta.recordedAt, decidedAt: null, decidedBy: null });

/** Keeps the first decision. A question to a business counts as one. */
const decides: Handler = (event, rows) =>
  rows.updateIfPresent(idOf(event), ({ decidedAt }) =>
    decidedAt ? {} : { decidedAt: event.meta.recordedAt, decidedBy: event.meta.actorId },
  );

/** Deletes what nobody needs to decide any more. */
const forgets: Handler = ({ meta }, rows) => rows.delete(meta.streamId);

export const decisionsProjector: Projector<Decided, DecisionRow> = {
  name: 'decisions',
  audience: 'nobody',
  on: {
    AppraisalSubmitted: asks('appraisals'),
    AppraisalApproved: decides,
    AppraisalRejected: decides,
    KycSubmitted: asks('kyc'),
    KycDetailsAsked: decides,
    KycPassed: decides,
    KycFailed: decides,
    ProgramFeeSubmitted: asks('payments'),
    ProgramFeeReopened: asks('payments'),
    ProgramFeeWithdrawn: forgets,
    ProgramFeeConfirmed: decides,
    ProgramFeeRejected: decides,
    OrderPlaced: asks('orders'),
    OrderCompleted: decides,
    OrderRejected: decides,
    HireRequested: asks('hireRequests'),
    HireRequestApproved: decides,
    HireRequestRejected: decides,
    HireRequestWithdrawn: forgets,
    ToolRequested: asks('growthTools'),
    ToolRequestApproved: decides,
    ToolRequestRejected: decides,
    LoanRequested: asks('loans'),
    LoanRequestApproved: decides,
    LoanRequestRejected: decides,
    PersonalDataErased: ({ data: { purpose } }, rows) =>
      rows.changeAll((row) => {
        const isForgotten = row.decidedAt === null && (erasesMember(purpose) || row.queue === 'kyc');
        return isForgotten ? undefined : row;
      }),
  },
};
