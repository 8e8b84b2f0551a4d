import { Body, Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { RequirePolicy } from '../access/access.decorator.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { NoContent } from '../http/route.decorators.js';
import { Metrics } from '../metrics/metrics.js';
import { isFromHere, networksOf } from '../throttling/address.js';
import { byNetwork, Throttle } from '../throttling/throttle.js';
import { REPORTS_PATH } from './content-policy.js';
import { readRefusedContent } from './refused-content.js';

const HOUR = 3_600;
/** More reports than our pages cause. Any beyond it only fill the log. */
const throttlePolicy = { free: 100, maxDelaySeconds: HOUR, forgetAfterSeconds: HOUR };

@ApiTags('machines')
@RequirePolicy('public')
@Controller(REPORTS_PATH)
export class RefusedContentController {
  private readonly logger = new Logger('content-policy');
  private readonly counts = new Map<string, number>();

  constructor(
    metrics: Metrics,
    private readonly throttle: Throttle,
  ) {
    metrics.register({
      name: 'sankofa_refused_content_total',
      help: 'Content that browsers refused to load or run, as the content policy says, by its directive.',
      type: 'counter',
      read: () => [...this.counts].map(([directive, value]) => ({ labels: { directive }, value })),
    });
  }

  @Post()
  @HttpCode(204)
  @ApiBody({
    schema: { type: 'object', additionalProperties: true, description: 'As browsers send it to a `report-uri`.' },
  })
  @NoContent()
  async note(@Body() body: unknown, @Req() request: FastifyRequest): Promise<void> {
    const refused = readRefusedContent(body);
    if (!refused) throw new HttpProblem(httpRefusals.UNREADABLE);
    const counted = byNetwork('refusedContent', throttlePolicy, networksOf(request.ip));
    if (!isFromHere(request) && (await this.throttle.admitAll(counted)) > 0) return;
    this.counts.set(refused.directive, (this.counts.get(refused.directive) ?? 0) + 1);
    this.logger.warn({ message: 'content refused', ...refused });
  }
}
