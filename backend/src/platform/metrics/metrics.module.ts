import { Global, Module } from '@nestjs/common';
import { HttpTimes } from './http-times.js';
import { Metrics } from './metrics.js';
import { ProcessMetrics } from './process-metrics.js';

@Global()
@Module({ providers: [Metrics, HttpTimes, ProcessMetrics], exports: [Metrics, HttpTimes] })
export class MetricsModule {}
