import { Module } from '@nestjs/common';
import { DatabaseMetrics } from './database-metrics.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';

@Module({ controllers: [MetricsController, HealthController], providers: [DatabaseMetrics] })
export class HealthModule {}
