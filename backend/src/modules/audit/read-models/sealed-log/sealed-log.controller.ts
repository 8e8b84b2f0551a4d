import { Readable } from 'node:stream';
import { Get, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, ApiController } from '../../../../access/access.decorator.js';
import type { GuardedRequest } from '../../../../platform/access/access.decorator.js';
import { describeAccess } from '../../../../platform/access-log/record-access.interceptor.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { exportLines } from '../../../../platform/proof/exported-log.js';
import { SealedLog } from '../../../../platform/proof/sealed-log.js';
import { ReasonQuery } from '../../access-log/reason.js';

const LINES_AT_ONCE = 500;

/** The log with its seals, to verify on another machine. The export is recorded before the first line. */
@ApiController('audit', 'api/audit/sealed-log')
export class ExportSealedLogController {
  constructor(private readonly log: SealedLog) {}

  @Get()
  @Access('export-history')
  @RecordedAccess({ as: 'exported', reason: 'reason' })
  @ApiProduces('application/x-ndjson')
  @ApiOkResponse({
    schema: { type: 'string' },
    description: 'How many events and seals there are, the events as they are stored, each seal after its events.',
  })
  export(@Query() _: ReasonQuery, @Req() request: GuardedRequest): StreamableFile {
    describeAccess(request, { filter: { form: 'sealed log' } });
    return new StreamableFile(Readable.from(this.chunks()), {
      type: 'application/x-ndjson',
      disposition: 'attachment; filename="sankofa-sealed-log.ndjson"',
    });
  }

  private async *chunks(): AsyncGenerator<string> {
    let lines: string[] = [];
    for await (const line of exportLines(this.log)) {
      lines.push(line);
      if (lines.length < LINES_AT_ONCE) continue;
      yield lines.join('');
      lines = [];
    }
    yield lines.join('');
  }
}
