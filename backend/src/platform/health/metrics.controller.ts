import { Get, Header, UseGuards } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { RequirePolicy } from '../access/access.decorator.js';
import { ApiController } from '../http/route.decorators.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsReaderGuard } from './metrics-reader.guard.js';

@RequirePolicy('public')
@ApiController('health', 'metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @UseGuards(MetricsReaderGuard)
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  text(): Promise<string> {
    return this.metrics.text();
  }
}
