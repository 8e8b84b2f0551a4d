import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { hireRequest } from './domain/hire-request.aggregate.js';
import { DecideHireRequestController } from './http/decide-hire-request.controller.js';
import { RequestCreatorsController } from './http/request-creators.controller.js';
import { HireRequestsController } from './read-models/hire-requests/hire-requests.controller.js';
import { hireRequestsProjector } from './read-models/hire-requests/hire-requests.projector.js';
import { HireRequest } from './read-models/hire-requests/hire-requests.row.js';
import { PendingHireRequestsController } from './read-models/pending-hire-requests/pending-hire-requests.controller.js';
import { pendingHireRequestsProjector } from './read-models/pending-hire-requests/pending-hire-requests.projector.js';
import { PendingHireRequest } from './read-models/pending-hire-requests/pending-hire-requests.row.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [hireRequest],
      readModels: [
        readModel(hireRequestsProjector, HireRequest),
        readModel(pendingHireRequestsProjector, PendingHireRequest),
      ],
      switches: [{ name: 'matching', does: 'Changes nothing yet: a hire request will list the creators who fit it.' }],
    }),
  ],
  controllers: [
    RequestCreatorsController,
    DecideHireRequestController,
    HireRequestsController,
    PendingHireRequestsController,
  ],
})
export class HiringModule {}
