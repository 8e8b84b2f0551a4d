import { formatPosition } from '../../../../platform/event-sourcing/index.js';
import type { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { positionOf, type StoredEvent } from '../../../../platform/event-store/stored-event.js';
import {
  DataProp,
  DateTimeProp,
  FlagProp,
  IdProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';

const nullable = { nullable: true };

export class EventResponse {
  @TextProp() position: string;
  @IdProp() stream: string;
  @NumberProp() version: number;
  @TextProp() type: string;
  @DateTimeProp() recordedAt: Date;
  @IdProp() actor: string;
  @IdProp() subject: string;
  @IdProp() correlationId: string;
  @IdProp(nullable) causationId: string | null;
  @IdProp() commandId: string;
  @DataProp() data: object;
  @ListProp('string', { description: 'Personal fields that are sealed; looking at them is recorded.' })
  sealed: string[];
}

export class NamedEvent extends EventResponse {
  @TextProp({ nullable: true, description: 'A member’s name or a process; null for visitors and the erased.' })
  actorName: string | null;
  @TextProp(nullable) subjectName: string | null;
}

export class HistoryEntry extends NamedEvent {
  @ObjectProp(() => NamedEvent, { nullable: true, description: 'What a process did this for.' })
  because: NamedEvent | null;
  @IdProp({ nullable: true, description: 'Who began what led to it; null where nothing did.' }) beginner: string | null;
  @TextProp(nullable) beginnerName: string | null;
}

export class HistoryPage {
  @ListProp(() => HistoryEntry) items: HistoryEntry[];
  @NumberProp({ description: 'Exact up to 10,000.' }) total: number;
  @FlagProp({ required: false }) totalIsCapped?: true;
  @NumberProp() pageSize: number;
  @TextProp({ nullable: true, description: 'Asks for the next page; null on the last.' }) nextCursor: string | null;
}

/** An event for auditors. Personal fields are named but sealed. */
export function showEvent(event: StoredEvent, registry: EventRegistry): EventResponse {
  return {
    position: formatPosition(positionOf(event)),
    stream: event.stream_id,
    version: event.version,
    type: registry.nameOf(event.type),
    recordedAt: event.recorded_at,
    actor: event.actor_id,
    subject: event.subject_id,
    correlationId: event.correlation_id,
    causationId: event.causation_id,
    commandId: event.command_id,
    data: event.data,
    sealed: event.personal ? personalFields(event.type, registry) : [],
  };
}

const personalFields = (type: string, registry: EventRegistry): string[] =>
  Object.values(registry.find(type, 1)?.personal ?? {}).flatMap((fields) => Object.keys(fields));
