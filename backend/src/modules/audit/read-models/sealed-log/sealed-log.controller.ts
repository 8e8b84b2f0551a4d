import { Readable } from 'node:stream';
import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access/access.decorator.js';
import { RequestCaller } from '../../../../platform/command-handling/caller.decorator.js';
import type { Caller } from '../../../../platform/command-handling/execute-command.js';
import { exportLines } from '../../../../platform/proof/exported-log.js';
import { SealedLog } from '../../../../platform/proof/sealed-log.js';
import { AccessRecorder } from '../../access-log/access-recorder.js';

const LINES_AT_ONCE = 500;

/** The log with its seals, to be verified on another machine; what was taken out is recorded. */
@ApiTags('audit')
@Controller('api/audit/sealed-log')
export class ExportSealedLogController {
  constructor(
    private readonly recorder: AccessRecorder,
    private readonly log: SealedLog,
  ) {}

  @Get()
  @Access('read-history')
  @ApiProduces('application/x-ndjson')
  @ApiOkResponse({
    schema: { type: 'string' },
    description: 'How many events and seals there are, the events as they are stored, each seal after its events.',
  })
  export(@RequestCaller() caller: Caller): StreamableFile {
    return new StreamableFile(Readable.from(this.chunks(caller)), {
      type: 'application/x-ndjson',
      disposition: 'attachment; filename="sankofa-sealed-log.ndjson"',
    });
  }

  /** What is broken off is recorded too, with what had left by then. */
  private async *chunks(caller: Caller): AsyncGenerator<string> {
    let count = 0;
    let lines: string[] = [];
    try {
      for await (const line of exportLines(this.log)) {
        lines.push(line);
        if (lines.length < LINES_AT_ONCE) continue;
        yield lines.join('');
        count += lines.length;
        lines = [];
      }
      yield lines.join('');
      count += lines.length;
    } finally {
      await this.recorder.recordExport({ filters: { form: 'sealed log' }, count }, caller);
    }
  }
}
