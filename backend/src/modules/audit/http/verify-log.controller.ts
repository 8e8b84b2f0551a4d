import { Readable } from 'node:stream';
import { HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, ApiController, Ok } from '../../../access/access.decorator.js';
import { NoRequestTimeout } from '../../../platform/http/request-timeout.js';
import { Verifier } from '../../../platform/proof/verifier.js';
import { VerdictResponse } from '../read-models/proof/proof.response.js';

const NDJSON = 'application/x-ndjson';

@Access('read-history')
@ApiController('audit', 'api/audit/verify')
export class VerifyLogController {
  constructor(private readonly verifier: Verifier) {}

  @Post()
  @NoRequestTimeout()
  @Ok(VerdictResponse)
  verify(): Promise<VerdictResponse> {
    return this.verifier.verify();
  }

  /** Verifies and streams the progress: each line is like `verification` of GET /api/audit/proof. */
  @Post('progress')
  @HttpCode(200)
  @ApiProduces(NDJSON)
  @ApiOkResponse({ schema: { type: 'string' }, description: 'The last line has the verdict. Closing it cancels.' })
  watch(): StreamableFile {
    return new StreamableFile(Readable.from(linesOf(this.verifier.watch())), { type: NDJSON });
  }
}

async function* linesOf(items: AsyncIterable<object>): AsyncGenerator<string, void> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
}
