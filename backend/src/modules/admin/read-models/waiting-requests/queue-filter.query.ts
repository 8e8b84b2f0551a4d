import { Choice, Text } from '../../../../platform/http/fields.js';
import { nothingWaits, type Queue } from './waiting-requests.row.js';

export class QueueParam {
  @Choice(Object.keys(nothingWaits)) queue: Queue;
}

/** The filters of all queues. Each queue uses those that it knows. */
export class QueueFilter {
  @Text({ max: 60, optional: true }) status?: string;
  @Choice(['submittedAt', '-submittedAt', 'createdAt', '-createdAt', 'waiting'], { optional: true }) sort?: string;
  @Text({ max: 100, optional: true }) q?: string;
}
