import { Prose, WholeNumber } from '../../../platform/http/fields.js';
import {
  ShownChoice,
  ShownFlag,
  ShownId,
  ShownList,
  ShownNumber,
  ShownObject,
  ShownText,
  ShownTime,
} from '../../../platform/http/shown.js';
import type { ConsumerKind, ConsumerState, ConsumerStatus } from '../../../platform/operations/consumers.js';
import type { HorizonHolder, HorizonLag } from '../../../platform/operations/horizon.js';
import type { ParkedStream } from '../../../platform/operations/parked-streams.js';
import type { RebuildRow } from '../../../platform/projections/rebuild/rebuild-requests.js';

const nullable = { nullable: true };

export class RebuildProgressResponse {
  @ShownChoice(['running', 'done', 'cancelled']) state: RebuildRow['state'];
  @ShownNumber() eventsDone: number;
  @ShownNumber() eventsTotal: number;
  @ShownNumber() eventsPerSecond: number;
  @ShownNumber({ nullable: true, description: 'null while it cannot be told.' }) secondsLeft: number | null;
  @ShownTime() startedAt: Date;
  @ShownTime(nullable) finishedAt: Date | null;
}

export class ConsumerResponse implements ConsumerStatus {
  @ShownText() name: string;
  @ShownChoice(['read-model', 'process']) kind: ConsumerKind;
  @ShownChoice(['running', 'failing', 'paused', 'unowned']) state: ConsumerState;
  @ShownText({ nullable: true, description: 'Where it is in the log; null before its first step.' }) position:
    | string
    | null;
  @ShownNumber({ description: 'Events of its types ahead of it, counted up to 10,000 events of the log.' })
  eventsBehind: number;
  @ShownNumber({ description: 'Age of the first of them.' }) secondsBehind: number;
  @ShownNumber() parkedEvents: number;
  @ShownNumber() parkedStreams: number;
  @ShownText({ nullable: true, description: 'The process that does its work.' }) owner: string | null;
  @ShownText({ nullable: true, description: 'Why its last step failed: kind, code and place.' }) error: string | null;
  @ShownTime(nullable) pausedAt: Date | null;
  @ShownObject(() => RebuildProgressResponse, {
    nullable: true,
    description: 'The last rebuild; null when there was none, and for processes.',
  })
  rebuild: RebuildProgressResponse | null;
}

export class ParkedStreamResponse implements ParkedStream {
  @ShownId() streamId: string;
  @ShownNumber({ description: 'Of the event that failed.' }) version: number;
  @ShownText() type: string;
  @ShownNumber() attempts: number;
  @ShownText(nullable) error: string | null;
  @ShownTime() parkedAt: Date;
  @ShownNumber({ description: 'Later events of the stream that wait behind it.' }) waiting: number;
  @ShownFlag() replayAsked: boolean;
}

export class HolderResponse implements HorizonHolder {
  @ShownNumber() pid: number;
  @ShownText() application: string;
  @ShownText() database: string;
  @ShownText() state: string;
}

export class HorizonResponse implements HorizonLag {
  @ShownNumber() seconds: number;
  @ShownNumber() eventsHeldBack: number;
  @ShownObject(() => HolderResponse, nullable) heldBy: HolderResponse | null;
}

export class ConsumersResponse {
  @ShownList(() => ConsumerResponse) items: ConsumerResponse[];
  @ShownObject(() => HorizonResponse, { description: 'How far the feed is behind the log, and because of whom.' })
  horizon: HorizonResponse;
}

export class ProjectionsResponse {
  @ShownList(() => ConsumerResponse) items: ConsumerResponse[];
}

export class ParkedStreamsResponse {
  @ShownList(() => ParkedStreamResponse) items: ParkedStreamResponse[];
}

export class DoneResponse {
  @ShownText() consumer: string;
}

export class DiscardRequest {
  /** Of the event that failed, as it was shown. */
  @WholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }) version: number;
  @Prose({ max: 500 }) reason: string;
}

/** How far a rebuild has come, and when it may be done if it goes on like this. */
export function progressOf(row: RebuildRow, now: Date): RebuildProgressResponse {
  const { state, eventsDone, eventsTotal, startedAt, finishedAt } = row;
  const seconds = Math.max(((finishedAt ?? now).getTime() - startedAt.getTime()) / 1_000, 0.001);
  const eventsPerSecond = Math.round(eventsDone / seconds);
  const left = Math.max(eventsTotal - eventsDone, 0);
  const isKnown = state === 'running' && eventsPerSecond > 0;
  const secondsLeft = state === 'running' ? (isKnown ? Math.ceil(left / eventsPerSecond) : null) : 0;
  return { state, eventsDone, eventsTotal, eventsPerSecond, secondsLeft, startedAt, finishedAt };
}
