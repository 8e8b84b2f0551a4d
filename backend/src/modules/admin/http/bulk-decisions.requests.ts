import { Choice, TextList, WholeNumber } from '../../../platform/http/fields.js';
import { DataProp, IdProp, ListProp, NumberProp, TextProp } from '../../../platform/http/props.js';
import { MAX_TOGETHER } from '../read-models/waiting-requests/bulk-decisions.js';
import { QueueFilter } from '../read-models/waiting-requests/queue-filter.query.js';

const decisions = ['approve', 'reject', 'pass', 'fail', 'confirm', 'start', 'complete', 'pay'];

export class PlanBulkRequest extends QueueFilter {
  @Choice(decisions) decision: string;
  @TextList({ maxItems: MAX_TOGETHER, max: 80, optional: true }) ids?: string[];
}

export class StartBulkRequest {
  @Choice(decisions) decision: string;
  @WholeNumber({ min: 1, max: MAX_TOGETHER }) count: number;
}

class PlannedItemResponse {
  @TextProp() id: string;
  @DataProp({ nullable: true, description: 'As the list shows it; null where the caller named it.' })
  shown: object | null;
  @TextProp({ nullable: true, description: 'Why it cannot be decided so.' }) leftOut: string | null;
  @TextProp({ nullable: true, description: 'What to look at twice.' }) flag: string | null;
}

export class BulkPlanResponse {
  @ListProp(() => PlannedItemResponse) items: PlannedItemResponse[];
  @NumberProp({ description: 'How many fit the filter; the items are the first 200 of them.' }) total: number;
}

export class BulkStartedResponse {
  @IdProp({ description: 'By which the history finds them.' }) correlationId: string;
}
