import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { staffWork } from './domain/staff-work.aggregate.js';
import { MembersListController } from './read-models/members/members.controller.js';
import { membersProjector } from './read-models/members/members.projector.js';
import { Member } from './read-models/members/members.row.js';
import { QueueCountsController } from './read-models/queue-counts/queue-counts.controller.js';
import { queueCountsProjector } from './read-models/queue-counts/queue-counts.projector.js';
import { QueueCounts } from './read-models/queue-counts/queue-counts.row.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [staffWork],
      readModels: [readModel(membersProjector, Member), readModel(queueCountsProjector, QueueCounts)],
    }),
  ],
  controllers: [MembersListController, QueueCountsController],
})
export class AdminModule {}
