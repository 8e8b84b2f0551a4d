import { Module } from '@nestjs/common';
import { BackupAge } from '../backup/backup-age.js';
import { ProofModule } from '../proof/proof.module.js';
import { ConditionReader } from './condition-reader.js';
import { DatabaseMetrics } from './database-metrics.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { OperatorNotices } from './operator-notices.js';
import { VersionController } from './version.controller.js';

@Module({
  imports: [ProofModule],
  controllers: [MetricsController, HealthController, VersionController],
  providers: [BackupAge, ConditionReader, DatabaseMetrics, OperatorNotices],
  exports: [ConditionReader],
})
export class HealthModule {}
