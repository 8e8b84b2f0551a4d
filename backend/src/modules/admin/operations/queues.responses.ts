import { Choice, Flag, Prose } from '../../../platform/http/fields.js';
import { pageResponse } from '../../../platform/http/page-response.js';
import { PageQuery } from '../../../platform/http/paging.js';
import { ShownFlag, ShownList, ShownNumber, ShownText, ShownTime } from '../../../platform/http/shown.js';
import { type JobState, jobStates } from '../../../platform/jobs/job.js';

export class QueueResponse {
  @ShownText() name: string;
  @ShownNumber() waiting: number;
  @ShownNumber({ description: 'Due later, or to be tried again.' }) delayed: number;
  @ShownNumber() active: number;
  @ShownNumber({ description: 'Wait for a person.' }) failed: number;
  @ShownFlag() paused: boolean;
  @ShownTime({ nullable: true, description: 'Since when the first of those that wait has waited.' })
  oldestWaitingSince: Date | null;
}

export class QueuesResponse {
  @ShownList(() => QueueResponse) items: QueueResponse[];
  @ShownNumber() effectsInDoubt: number;
}

export class JobsQuery extends PageQuery {
  @Choice(jobStates, { optional: true }) state?: JobState;
}

export class JobResponse {
  @ShownText() id: string;
  @ShownText({ description: 'What it is about: ids alone, as JSON.' }) about: string;
  @ShownText({ nullable: true, description: 'Kind and codes of the last failure.' }) error: string | null;
  @ShownNumber() tries: number;
  @ShownTime() addedAt: Date;
  @ShownTime({ nullable: true }) finishedAt: Date | null;
}

export class JobsResponse extends pageResponse(JobResponse) {}

export class DiscardJobRequest {
  @Prose({ max: 500 }) reason: string;
}

export class QueueHandledResponse {
  @ShownText() queue: string;
}

export class EffectResponse {
  @ShownText() id: string;
  @ShownText() queue: string;
  @ShownText({ description: 'What it is about: ids alone, as JSON.' }) about: string;
  @ShownTime() startedAt: Date;
}

export class EffectsResponse {
  @ShownList(() => EffectResponse) items: EffectResponse[];
}

export class ResolveEffectRequest {
  /** Whether it happened; what did not is done again. */
  @Flag() happened: boolean;
}
