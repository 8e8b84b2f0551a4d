import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { DatabaseMetrics } from './database-metrics.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';

@Module({
  imports: [ProofModule],
  controllers: [MetricsController, HealthController],
  providers: [DatabaseMetrics],
})
export class HealthModule {}
