import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/event-sourcing.module.js';
import { loan } from './domain/loan.aggregate.js';
import { membership } from './domain/membership.aggregate.js';
import { order } from './domain/order.aggregate.js';
import { programFee } from './domain/program-fee.aggregate.js';
import { toolRequest } from './domain/tool-request.aggregate.js';
import { commands } from './http/index.js';
import { lists, readModels } from './read-models/index.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [membership, programFee, order, toolRequest, loan],
      readModels,
    }),
  ],
  controllers: [...commands, ...lists],
})
export class CommerceModule {}
