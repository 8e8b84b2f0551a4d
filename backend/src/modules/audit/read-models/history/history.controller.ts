import { Get, Param, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { cursorOf, History } from '../../../../platform/event-store/history.js';
import type { StoredEvent } from '../../../../platform/event-store/stored-event.js';
import { EventParam } from '../../../../platform/http/event-param.js';
import { httpRefusals } from '../../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { formatCursor, rejectUnknownCursor } from '../../../../platform/projections/cursor.js';
import { COUNT_CAP, cappedTotal } from '../../../../platform/projections/read-models.js';
import { Actors } from './actors.js';
import { beginnerOf } from './beginner.js';
import { filterOf, HistoryQuery, readCursor } from './history.query.js';
import { HistoryEntry, HistoryPage, type NamedEvent, showEvent } from './history.response.js';

@Access('read-history')
@ApiController('audit', 'api/audit/events')
export class HistoryController {
  constructor(
    private readonly history: History,
    private readonly registry: EventRegistry,
    private readonly actors: Actors,
  ) {}

  @Get()
  @Ok(HistoryPage)
  async list(@Query() query: HistoryQuery): Promise<HistoryPage> {
    const { pageSize = 10, cursor } = query;
    const filter = filterOf(query);
    const [events, counted] = await Promise.all([
      rejectUnknownCursor(cursor, this.history.search(filter, pageSize + 1, cursor ? readCursor(cursor) : undefined)),
      this.history.count(filter, COUNT_CAP + 1),
    ]);
    const shown = events.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      items: await this.entries(shown),
      ...cappedTotal(counted),
      pageSize,
      nextCursor: last && events.length > pageSize ? formatCursor(cursorOf(last)) : null,
    };
  }

  @Get(':stream/:version')
  @Ok(HistoryEntry)
  async one(@Param() { stream, version }: EventParam): Promise<HistoryEntry> {
    const event = await this.history.one(stream, version);
    const [entry] = event ? await this.entries([event]) : [];
    if (!entry) throw new HttpProblem(httpRefusals.NOT_FOUND);
    return entry;
  }

  private async entries(events: readonly StoredEvent[]): Promise<HistoryEntry[]> {
    const causes = await this.history.causesOf(events);
    const told = [...events, ...causes.values()];
    const names = await this.actors.namesOf(told.flatMap((event) => [event.actor_id, event.subject_id]));
    const named = (event: StoredEvent): NamedEvent => {
      const actorName = names.get(event.actor_id) ?? null;
      const subjectName = names.get(event.subject_id) ?? null;
      return Object.assign(showEvent(event, this.registry), { actorName, subjectName });
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
