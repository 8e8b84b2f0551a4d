import { Global, Module } from '@nestjs/common';
import { DatabaseMetrics } from './database-metrics.js';
import { HttpTimes } from './http-times.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { ProcessMetrics } from './process-metrics.js';

/** Figures about the running product. Any part adds its own by `Metrics.register`. */
@Global()
@Module({
  controllers: [MetricsController],
  providers: [Metrics, HttpTimes, DatabaseMetrics, ProcessMetrics],
  exports: [Metrics, HttpTimes],
})
export class MetricsModule {}
