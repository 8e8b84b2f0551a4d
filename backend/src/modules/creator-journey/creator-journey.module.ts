import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { journey } from './domain/journey.aggregate.js';
import { AdjustPointsController } from './http/adjust-points.controller.js';
import { JourneyController } from './read-models/journey/journey.controller.js';
import { journeyProjector } from './read-models/journey/journey.projector.js';
import { CreatorJourney } from './read-models/journey/journey.row.js';
import { PointsLedgerController } from './read-models/points-ledger/points-ledger.controller.js';
import { pointsLedgerProjector } from './read-models/points-ledger/points-ledger.projector.js';
import { PointsLedgerEntry } from './read-models/points-ledger/points-ledger.row.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [journey],
      readModels: [readModel(journeyProjector, CreatorJourney), readModel(pointsLedgerProjector, PointsLedgerEntry)],
      switches: [
        {
          name: 'certificates',
          does: 'Creators who have completed the programme issue a certificate with a public page.',
        },
        { name: 'portfolios', does: 'Creators show approved work on a public page of their own.' },
      ],
    }),
  ],
  controllers: [AdjustPointsController, JourneyController, PointsLedgerController],
})
export class CreatorJourneyModule {}
