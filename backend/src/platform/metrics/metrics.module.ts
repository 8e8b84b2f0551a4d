import { Global, Module } from '@nestjs/common';
import { HttpTimes } from './http-times.js';
import { Metrics } from './metrics.js';
import { ProcessMetrics } from './process-metrics.js';

/** Figures about the running product. Any part adds its own by `Metrics.register`. */
@Global()
@Module({ providers: [Metrics, HttpTimes, ProcessMetrics], exports: [Metrics, HttpTimes] })
export class MetricsModule {}
