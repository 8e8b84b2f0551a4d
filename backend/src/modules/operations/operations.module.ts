import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { HealthModule } from '../../platform/health/health.module.js';
import { ConsumerWriter } from './consumers/consumer-writer.js';
import { PauseEnding } from './consumers/pause-ending.js';
import { consumer } from './domain/consumer.aggregate.js';
import { staffWork } from './domain/staff-work.aggregate.js';
import { ConsumersController } from './http/consumers.controller.js';
import { EffectsController } from './http/effects.controller.js';
import { QueuesController } from './http/queues.controller.js';
import { ConditionsController } from './read-models/conditions/conditions.controller.js';
import { ConsumersListController } from './read-models/consumers/consumers.controller.js';
import { WatchedConsumers } from './read-models/consumers/watched-consumers.js';
import { QueuesListController } from './read-models/queues/queues.controller.js';
import { ServerController } from './read-models/server/server.controller.js';

@Module({
  imports: [HealthModule, EventSourcingModule.forFeature({ aggregates: [consumer, staffWork] })],
  controllers: [
    ConditionsController,
    ConsumersController,
    ConsumersListController,
    QueuesController,
    QueuesListController,
    EffectsController,
    ServerController,
  ],
  providers: [ConsumerWriter, PauseEnding, WatchedConsumers],
})
export class OperationsModule {}
