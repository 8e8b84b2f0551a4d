import { Injectable } from '@nestjs/common';
import { EventCodec } from '../../../../platform/event-store/event-codec.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { History } from '../../../../platform/event-store/history.js';
import type { StoredEvent } from '../../../../platform/event-store/stored-event.js';
import { Actors } from './actors.js';
import { beginnerOf } from './beginner.js';
import { type HistoryEntry, type NamedEvent, showEvent } from './history.response.js';

/** Events with the names of their subjects, and their causes. */
@Injectable()
export class HistoryEntries {
  constructor(
    private readonly history: History,
    private readonly registry: EventRegistry,
    private readonly codec: EventCodec,
    private readonly actors: Actors,
  ) {}

  /** `isOpen` decrypts personal fields, for readers who gave a reason. */
  async of(events: readonly StoredEvent[], isOpen = false): Promise<HistoryEntry[]> {
    const causes = await this.history.causesOf(events);
    const told = [...events, ...causes.values()];
    const names = await this.actors.namesOf(told.flatMap((event) => [event.actor_id, event.subject_id]));
    const decoded = isOpen ? await this.codec.decode(told) : [];
    const opened = new Map(decoded.map(({ data }, i) => [told[i], { data, sealed: [] }]));
    const named = (event: StoredEvent): NamedEvent => {
      const actorName = names.get(event.actor_id) ?? null;
      const subjectName = names.get(event.subject_id) ?? null;
      return Object.assign(showEvent(event, this.registry), { actorName, subjectName }, opened.get(event));
    };
    return events.map((event) => {
      const cause = causes.get(event.causation_id ?? '');
      const beginner = beginnerOf(event.causation_id, (id) => followed(causes.get(id)));
      const beginnerName = names.get(beginner ?? '') ?? null;
      return Object.assign(named(event), { because: cause ? named(cause) : null, beginner, beginnerName });
    });
  }
}

const followed = (event: StoredEvent | undefined) =>
  event && { actorId: event.actor_id, causationId: event.causation_id };
