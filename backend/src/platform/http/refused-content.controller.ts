import { Body, Controller, HttpCode, Inject, Logger, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator.js';
import { Metrics } from '../metrics/metrics.js';
import { REPORTS } from './content-policy.js';
import { HttpProblem } from './problem.js';
import { readRefusedContent } from './refused-content.js';

/** Where browsers tell what our content policy made them refuse: an attack, an extension, or a fault of ours. */
@ApiTags('machines')
@Access('public')
@Controller(REPORTS)
export class RefusedContentController {
  private readonly logger = new Logger('content-policy');
  private readonly counts = new Map<string, number>();

  constructor(@Inject(Metrics) metrics: Metrics) {
    metrics.register({
      name: 'sankofa_refused_content_total',
      help: 'Content that browsers refused to load or run, as the content policy says, by its directive.',
      type: 'counter',
      read: () => [...this.counts].map(([directive, value]) => ({ labels: { directive }, value })),
    });
  }

  @Post()
  @HttpCode(204)
  @ApiBody({ schema: { type: 'object', description: 'As browsers send it to a `report-uri`.' } })
  @ApiNoContentResponse()
  note(@Body() body: unknown): void {
    const refused = readRefusedContent(body);
    if (!refused) throw new HttpProblem('UNREADABLE');
    this.counts.set(refused.directive, (this.counts.get(refused.directive) ?? 0) + 1);
    this.logger.warn({ message: 'content refused', ...refused });
  }
}
