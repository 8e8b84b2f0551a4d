import { Choice } from '../../../../platform/http/fields.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { PageQuery } from '../../../../platform/http/paging.js';
import { DateTimeProp, FlagProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { type JobState, jobStates } from '../../../../platform/jobs/job.js';

export class QueueResponse {
  @TextProp() name: string;
  @NumberProp() waiting: number;
  @NumberProp({ description: 'Due later, or to be tried again.' }) delayed: number;
  @NumberProp() active: number;
  @NumberProp({ description: 'Wait for a person.' }) failed: number;
  @FlagProp() paused: boolean;
  @DateTimeProp({ nullable: true, description: 'When it goes on by itself.' }) pausedUntil: Date | null;
  @NumberProp({ description: 'Of those that are due later: failed, and tried again by themselves.' }) retried: number;
  @DateTimeProp({ nullable: true, description: 'Of those that failed and are not done.' }) firstFailedAt: Date | null;
  @TextProp({ nullable: true, description: 'Kind and codes of their newest failure.' }) lastError: string | null;
  @DateTimeProp({ nullable: true, description: 'Since when the first of those that wait has waited.' })
  oldestWaitingSince: Date | null;
}

export class QueuesResponse {
  @ListProp(() => QueueResponse) items: QueueResponse[];
  @NumberProp() effectsInDoubt: number;
}

export class JobsQuery extends PageQuery {
  @Choice(jobStates, { optional: true }) state?: JobState;
}

class JobResponse {
  @TextProp() id: string;
  @TextProp({ description: 'What it is about: ids alone, as JSON.' }) about: string;
  @TextProp({ nullable: true, description: 'Kind and codes of the last failure.' }) error: string | null;
  @NumberProp() tries: number;
  @DateTimeProp() addedAt: Date;
  @DateTimeProp({ nullable: true }) finishedAt: Date | null;
}

export class JobsResponse extends pageResponse(JobResponse) {}

export class EffectResponse {
  @TextProp() id: string;
  @TextProp() queue: string;
  @TextProp({ description: 'What it is about: ids alone, as JSON.' }) about: string;
  @DateTimeProp() startedAt: Date;
}

export class EffectsResponse {
  @ListProp(() => EffectResponse) items: EffectResponse[];
}
