import { formatPosition } from '../../../../platform/event-sourcing/index.js';
import type { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { positionOf, type StoredEvent } from '../../../../platform/event-store/stored-event.js';
import {
  ShownData,
  ShownFlag,
  ShownId,
  ShownList,
  ShownNumber,
  ShownText,
  ShownTime,
} from '../../../../platform/http/shown.js';

const nullable = { nullable: true };

export class EventResponse {
  @ShownText() position: string;
  @ShownId() stream: string;
  @ShownNumber() version: number;
  @ShownText() type: string;
  @ShownTime() recordedAt: Date;
  @ShownId() actor: string;
  @ShownId() subject: string;
  @ShownId() correlationId: string;
  @ShownId(nullable) causationId: string | null;
  @ShownId() commandId: string;
  @ShownData() data: object;
  @ShownList('string', { description: 'Personal fields that are sealed; looking at them is recorded.' })
  sealed: string[];
}

export class HistoryEntry extends EventResponse {
  @ShownText({ nullable: true, description: 'A member’s name or a process; null for visitors and the erased.' })
  actorName: string | null;
  @ShownText(nullable) subjectName: string | null;
}

export class HistoryPage {
  @ShownList(() => HistoryEntry) items: HistoryEntry[];
  @ShownNumber({ description: 'Exact up to 10,000.' }) total: number;
  @ShownFlag({ required: false }) totalIsCapped?: true;
  @ShownNumber() pageSize: number;
  @ShownText({ nullable: true, description: 'Asks for the next page; null on the last.' }) nextCursor: string | null;
}

/** An event as auditors read it: personal fields stay sealed, and are named. */
export function showEvent(event: StoredEvent, registry: EventRegistry): EventResponse {
  return {
    position: formatPosition(positionOf(event)),
    stream: event.stream_id,
    version: event.version,
    type: event.type,
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
  Object.values(registry.type(type).personal ?? {}).flatMap((fields) => Object.keys(fields));
