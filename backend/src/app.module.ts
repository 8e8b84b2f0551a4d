import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { ProductConfig } from './config/config.js';
import { AdminModule } from './modules/admin/admin.module.js';
import { AppraisalsModule } from './modules/appraisals/appraisals.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { CommerceModule } from './modules/commerce/commerce.module.js';
import { CreatorJourneyModule } from './modules/creator-journey/creator-journey.module.js';
import { HiringModule } from './modules/hiring/hiring.module.js';
import { IdentityModule } from './modules/identity/identity.module.js';
import { KycModule } from './modules/kyc/kyc.module.js';
import { LearnHubModule } from './modules/learn-hub/learn-hub.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { OperationsModule } from './modules/operations/operations.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { AccessModule } from './platform/access/access.module.js';
import { AccessLogModule } from './platform/access-log/access-log.module.js';
import { PeriodicTasks } from './platform/background/periodic-tasks.js';
import { SharedClock } from './platform/background/shared-clock.js';
import { CommandHandlingModule } from './platform/command-handling/command-handling.module.js';
import type { Clock } from './platform/config/clock.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { ErasureModule } from './platform/erasure/erasure.module.js';
import { EventStoreModule } from './platform/event-store/event-store.module.js';
import { EventSourcingModule } from './platform/features/event-sourcing.module.js';
import { FeaturesModule } from './platform/features/features.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HousekeepingModule } from './platform/housekeeping/housekeeping.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { LiveUpdatesModule } from './platform/live-updates/live-updates.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { PlatformOperationsModule } from './platform/operations/operations.module.js';
import { ProcessesModule } from './platform/processes/processes.module.js';
import { ProjectionsModule } from './platform/projections/projections.module.js';
import { ProofModule } from './platform/proof/proof.module.js';
import { SecretsModule } from './platform/secrets/secrets.module.js';
import { ServerModule } from './platform/server/server.module.js';
import { ThrottlingModule } from './platform/throttling/throttling.module.js';
import { TracingModule } from './platform/tracing/tracing.module.js';
import { dispatches, processes } from './processes/index.js';
import { ReferenceDataController } from './reference-data/reference-data.controller.js';

/** The only list of modules. */
@Module({})
export class AppModule {
  static with(config: ProductConfig, clock?: Clock): DynamicModule {
    const platform = [
      DiscoveryModule,
      ConfigModule.forRoot(config, clock),
      TracingModule.forRoot(config),
      DatabaseModule,
      MetricsModule,
      SecretsModule,
      ThrottlingModule,
      EventStoreModule,
      LiveUpdatesModule.forRoot({ serves: config.role !== 'worker' }),
      ProjectionsModule,
      FeaturesModule,
      ErasureModule,
      CommandHandlingModule,
      ProofModule,
      ProcessesModule,
      PlatformOperationsModule,
      JobsModule,
      HousekeepingModule,
      AccessLogModule,
      ServerModule,
      AccessModule,
      MailModule,
      HealthModule,
    ];
    const modules = [
      IdentityModule,
      AppraisalsModule,
      CreatorJourneyModule,
      LearnHubModule,
      KycModule,
      CommerceModule.with(config),
      HiringModule,
      AdminModule,
      AuditModule,
      OperationsModule,
      NotificationsModule,
      WebhooksModule,
      EventSourcingModule.forFeature({ processes, dispatches }),
    ];
    return {
      module: AppModule,
      imports: [...platform, ...modules],
      controllers: [ReferenceDataController],
      providers: [PeriodicTasks, SharedClock],
    };
  }
}
