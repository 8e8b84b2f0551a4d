import {
  ChoiceProp,
  DateTimeProp,
  DecimalProp,
  IdProp,
  ListProp,
  NumberProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { queueTargetHours } from '../../../../reference-data/index.js';
import type { Queue } from '../../public.js';

const queues = Object.keys(queueTargetHours);
const took = { nullable: true, description: 'Minutes from asking to the decision, of those in these days.' };

export class QueueFigures {
  @ChoiceProp(queues) queue: Queue;
  @NumberProp() targetHours: number;
  @NumberProp({ description: 'Waiting now.' }) waiting: number;
  @NumberProp({ description: 'Of these, how many have waited longer than the target.' }) overdue: number;
  @DateTimeProp({ nullable: true }) oldestAt: Date | null;
  @NumberProp({ description: 'In these days.' }) decided: number;
  @NumberProp({ description: 'Of these, how many within the target.' }) inTarget: number;
  @DecimalProp(took) median: number | null;
  @DecimalProp({ ...took, description: 'Nine of ten took at most so many minutes.' }) p90: number | null;
}

export class ReviewerFigures {
  @IdProp({ description: 'Who decided.' }) reviewerId: string;
  @TextProp({ nullable: true, description: 'Null where no person decided, or one who was erased.' })
  name: string | null;
  @ChoiceProp(queues) queue: Queue;
  @NumberProp() decided: number;
  @DecimalProp(took) median: number;
  @DecimalProp(took) p90: number;
}

export class WaitFigures {
  @TextProp({ nullable: true, description: 'In UTC; null over all of these days.' }) date: string | null;
  @DecimalProp(took) median: number | null;
  @DecimalProp(took) p90: number | null;
}

export class DecisionFiguresResponse {
  @ListProp(() => QueueFigures) queues: QueueFigures[];
  @ListProp(() => ReviewerFigures, { description: 'Most decisions first.' }) reviewers: ReviewerFigures[];
  @ListProp(() => WaitFigures, { description: 'Of appraisals: a day on which some were decided, and all together.' })
  waits: WaitFigures[];
}
