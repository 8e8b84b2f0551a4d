import { Readable } from 'node:stream';
import { Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, ApiController } from '../../../../access/access.decorator.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { History } from '../../../../platform/event-store/history.js';
import { ExportQuery, filterOf, type HistoryFilterQuery } from './history.query.js';
import { showEvent } from './history.response.js';
import { csvHeader, csvLine } from './history-csv.js';

const mediaTypes = { ndjson: 'application/x-ndjson', csv: 'text/csv; charset=utf-8' } as const;

/** Streams all matching events, with personal fields sealed. The export is recorded before the first row. */
@ApiController('audit', 'api/audit/export')
export class ExportHistoryController {
  constructor(
    private readonly history: History,
    private readonly registry: EventRegistry,
  ) {}

  @Get()
  @Access('export-history')
  @RecordedAccess({ as: 'exported', reason: 'reason' })
  @ApiProduces(...Object.values(mediaTypes))
  @ApiOkResponse({ schema: { type: 'string' }, description: 'One event a line, newest first.' })
  export(@Query() { format = 'ndjson', reason: _, ...asked }: ExportQuery): StreamableFile {
    const lines = Readable.from(this.lines(asked, format));
    return new StreamableFile(lines, {
      type: mediaTypes[format],
      disposition: `attachment; filename="sankofa-history.${format}"`,
    });
  }

  private async *lines(asked: HistoryFilterQuery, format: 'ndjson' | 'csv'): AsyncGenerator<string> {
    if (format === 'csv') yield csvHeader;
    for await (const page of this.history.all(filterOf(asked))) {
      const events = page.map((event) => showEvent(event, this.registry));
      yield events.map((event) => (format === 'csv' ? csvLine(event) : `${JSON.stringify(event)}\n`)).join('');
    }
  }
}
