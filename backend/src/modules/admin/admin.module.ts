import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { MembersListController } from './read-models/members/members.controller.js';
import { membersProjector } from './read-models/members/members.projector.js';
import { Member } from './read-models/members/members.row.js';

@Module({
  imports: [EventSourcingModule.forFeature({ readModels: [readModel(membersProjector, Member)] })],
  controllers: [MembersListController],
})
export class AdminModule {}
