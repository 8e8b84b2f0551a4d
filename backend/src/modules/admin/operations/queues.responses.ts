import { Flag, Text } from '../../../platform/http/fields.js';
import { ShownFlag, ShownList, ShownNumber, ShownText, ShownTime } from '../../../platform/http/shown.js';

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

export class FailedJobResponse {
  @ShownText() id: string;
  @ShownText({ description: 'What it is about: ids alone, as JSON.' }) about: string;
  @ShownText({ description: 'Kind and codes of the last failure.' }) error: string;
  @ShownNumber() tries: number;
  @ShownTime() failedAt: Date;
}

export class FailedJobsResponse {
  @ShownList(() => FailedJobResponse) items: FailedJobResponse[];
}

export class DiscardJobRequest {
  @Text({ max: 500 }) reason: string;
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
