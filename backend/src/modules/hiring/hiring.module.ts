import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { availability } from './domain/availability.aggregate.js';
import { hireRequest } from './domain/hire-request.aggregate.js';
import { DecideHireRequestController } from './http/decide-hire-request.controller.js';
import { GiveAvailabilityController } from './http/give-availability.controller.js';
import { RequestCreatorsController } from './http/request-creators.controller.js';
import { AvailabilityController } from './read-models/availability/availability.controller.js';
import { availabilityProjector } from './read-models/availability/availability.projector.js';
import { CreatorAvailability } from './read-models/availability/availability.row.js';
import { CandidatesController } from './read-models/availability/candidates.controller.js';
import { HireRequestsController } from './read-models/hire-requests/hire-requests.controller.js';
import { hireRequestsProjector } from './read-models/hire-requests/hire-requests.projector.js';
import { HireRequest } from './read-models/hire-requests/hire-requests.row.js';
import { PendingHireRequestsController } from './read-models/pending-hire-requests/pending-hire-requests.controller.js';
import { pendingHireRequestsProjector } from './read-models/pending-hire-requests/pending-hire-requests.projector.js';
import { PendingHireRequest } from './read-models/pending-hire-requests/pending-hire-requests.row.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [hireRequest, availability],
      readModels: [
        readModel(availabilityProjector, CreatorAvailability),
        readModel(hireRequestsProjector, HireRequest),
        readModel(pendingHireRequestsProjector, PendingHireRequest),
      ],
      switches: [
        {
          name: 'matching',
          does: 'Creators say that they are open to work, and a hire request lists those who fit it.',
        },
      ],
    }),
  ],
  controllers: [
    GiveAvailabilityController,
    AvailabilityController,
    CandidatesController,
    RequestCreatorsController,
    DecideHireRequestController,
    HireRequestsController,
    PendingHireRequestsController,
  ],
})
export class HiringModule {}
