import {
  ChoiceProp,
  DateTimeProp,
  FlagProp,
  IdProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import type { ConsumerKind, ConsumerState, ConsumerStatus } from '../../../../platform/operations/consumers.js';
import type { HorizonHolder, HorizonLag } from '../../../../platform/operations/horizon.js';
import type { ParkedStream } from '../../../../platform/operations/parked-streams.js';
import {
  type RebuildRow,
  type RebuildState,
  rebuildStates,
} from '../../../../platform/projections/rebuild/rebuild-requests.js';

const nullable = { nullable: true };

export class RebuildProgressResponse {
  @ChoiceProp(rebuildStates) state: RebuildState;
  @NumberProp() eventsDone: number;
  @NumberProp() eventsTotal: number;
  @NumberProp() eventsPerSecond: number;
  @NumberProp({ nullable: true, description: 'null while it cannot be told.' }) secondsLeft: number | null;
  @DateTimeProp() startedAt: Date;
  @DateTimeProp(nullable) finishedAt: Date | null;
}

export class ConsumerResponse implements ConsumerStatus {
  @TextProp() name: string;
  @ChoiceProp(['read-model', 'process']) kind: ConsumerKind;
  @ChoiceProp(['running', 'failing', 'paused', 'unowned']) state: ConsumerState;
  @TextProp({ nullable: true, description: 'Where it is in the log; null before its first step.' }) position:
    | string
    | null;
  @NumberProp({ description: 'Events of its types ahead of it, counted up to 10,000 events of the log.' })
  eventsBehind: number;
  @NumberProp({ description: 'Age of the first of them.' }) secondsBehind: number;
  @NumberProp() parkedEvents: number;
  @NumberProp() parkedStreams: number;
  @TextProp({ nullable: true, description: 'The process that does its work.' }) owner: string | null;
  @TextProp({ nullable: true, description: 'Why its last step failed: kind, code and place.' }) error: string | null;
  @DateTimeProp(nullable) pausedAt: Date | null;
  @ObjectProp(() => RebuildProgressResponse, {
    nullable: true,
    description: 'The last rebuild; null when there was none, and for processes.',
  })
  rebuild: RebuildProgressResponse | null;
}

export class ParkedStreamResponse implements ParkedStream {
  @IdProp() streamId: string;
  @NumberProp({ description: 'Of the event that failed.' }) version: number;
  @TextProp() type: string;
  @NumberProp() attempts: number;
  @TextProp(nullable) error: string | null;
  @DateTimeProp() parkedAt: Date;
  @NumberProp({ description: 'Later events of the stream that wait behind it.' }) waiting: number;
  @FlagProp() replayAsked: boolean;
}

export class HolderResponse implements HorizonHolder {
  @NumberProp(nullable) pid: number | null;
  @TextProp({ nullable: true, description: 'The name of a prepared transaction.' }) preparedAs: string | null;
  @TextProp() role: string;
  @TextProp() application: string;
  @TextProp() database: string;
  @TextProp() state: string;
}

export class HorizonResponse implements HorizonLag {
  @NumberProp() seconds: number;
  @NumberProp() eventsHeldBack: number;
  @ObjectProp(() => HolderResponse, nullable) heldBy: HolderResponse | null;
}

export class ConsumersResponse {
  @ListProp(() => ConsumerResponse) items: ConsumerResponse[];
  @ObjectProp(() => HorizonResponse, { description: 'How far the feed is behind the log, and because of whom.' })
  horizon: HorizonResponse;
}

export class ProjectionsResponse {
  @ListProp(() => ConsumerResponse) items: ConsumerResponse[];
}

export class ParkedStreamsResponse {
  @ListProp(() => ParkedStreamResponse) items: ParkedStreamResponse[];
}

/** The progress of a rebuild, and its estimated end. */
export function progressOf(row: RebuildRow, now: Date): RebuildProgressResponse {
  const { state, eventsDone, eventsTotal, startedAt, finishedAt } = row;
  const seconds = Math.max(((finishedAt ?? now).getTime() - startedAt.getTime()) / 1_000, 0.001);
  const eventsPerSecond = Math.round(eventsDone / seconds);
  const left = Math.max(eventsTotal - eventsDone, 0);
  const isKnown = state === 'running' && eventsPerSecond > 0;
  const secondsLeft = state === 'running' ? (isKnown ? Math.ceil(left / eventsPerSecond) : null) : 0;
  return { state, eventsDone, eventsTotal, eventsPerSecond, secondsLeft, startedAt, finishedAt };
}
