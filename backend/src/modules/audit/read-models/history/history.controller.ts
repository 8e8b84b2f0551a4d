import { Get, Param, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { cursorOf, History } from '../../../../platform/event-store/history.js';
import { EventParam } from '../../../../platform/http/event-param.js';
import { notFound } from '../../../../platform/http/problem.js';
import { formatCursor, rejectUnknownCursor } from '../../../../platform/projections/cursor.js';
import { COUNT_CAP, cappedTotal } from '../../../../platform/projections/read-models.js';
import { HistoryQuery, listedFilterOf, readCursor } from './history.query.js';
import { HistoryEntry, HistoryPage } from './history.response.js';
import { HistoryEntries } from './history-entries.js';

@Access('read-history')
@ApiController('audit', 'api/audit/events')
export class HistoryController {
  constructor(
    private readonly history: History,
    private readonly entries: HistoryEntries,
  ) {}

  @Get()
  @Ok(HistoryPage)
  async list(@Query() query: HistoryQuery): Promise<HistoryPage> {
    const { pageSize = 10, cursor } = query;
    const filter = listedFilterOf(query);
    const [events, counted] = await Promise.all([
      rejectUnknownCursor(cursor, this.history.search(filter, pageSize + 1, cursor ? readCursor(cursor) : undefined)),
      this.history.count(filter, COUNT_CAP + 1),
    ]);
    const shown = events.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      items: await this.entries.of(shown),
      ...cappedTotal(counted),
      pageSize,
      nextCursor: last && events.length > pageSize ? formatCursor(cursorOf(last)) : null,
    };
  }

  @Get(':stream/:version')
  @Ok(HistoryEntry)
  async one(@Param() { stream, version }: EventParam): Promise<HistoryEntry> {
    const event = await this.history.one(stream, version);
    const [entry] = event ? await this.entries.of([event]) : [];
    if (!entry) throw notFound();
    return entry;
  }
}
