import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access/access.decorator.js';
import { RequestCaller } from '../../../../platform/command-handling/caller.decorator.js';
import type { Caller } from '../../../../platform/command-handling/execute-command.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { History } from '../../../../platform/event-store/history.js';
import { AccessRecorder } from '../../access-log/access-recorder.js';
import { ExportQuery, filterOf, type HistoryFilterQuery } from './history.query.js';
import { showEvent } from './history.response.js';
import { csvHeader, csvLine } from './history-csv.js';

const mediaTypes = { ndjson: 'application/x-ndjson', csv: 'text/csv; charset=utf-8' } as const;

/** Sends exactly the rows that the filters leave, personal fields sealed, and records what was taken out. */
@ApiTags('audit')
@Controller('api/audit/export')
export class ExportHistoryController {
  constructor(
    private readonly recorder: AccessRecorder,
    private readonly history: History,
    private readonly registry: EventRegistry,
  ) {}

  @Get()
  @Access('read-history')
  @ApiProduces(...Object.values(mediaTypes))
  @ApiOkResponse({ schema: { type: 'string' }, description: 'One event a line, newest first.' })
  export(@Query() { format = 'ndjson', ...asked }: ExportQuery, @RequestCaller() caller: Caller): StreamableFile {
    const lines = Readable.from(this.lines(asked, format, caller));
    return new StreamableFile(lines, {
      type: mediaTypes[format],
      disposition: `attachment; filename="sankofa-history.${format}"`,
    });
  }

  /** An export that is broken off is recorded too, with the rows that had left by then. */
  private async *lines(asked: HistoryFilterQuery, format: 'ndjson' | 'csv', caller: Caller): AsyncGenerator<string> {
    let count = 0;
    try {
      if (format === 'csv') yield csvHeader;
      for await (const page of this.history.all(filterOf(asked))) {
        count += page.length;
        const events = page.map((event) => showEvent(event, this.registry));
        yield events.map((event) => (format === 'csv' ? csvLine(event) : `${JSON.stringify(event)}\n`)).join('');
      }
    } finally {
      await this.recorder.recordExport({ filters: told(asked), count }, caller);
    }
  }
}

function told(asked: HistoryFilterQuery): Record<string, string> {
  const entries = Object.entries(asked).filter(([, value]) => value) as [string, string | Date][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}
