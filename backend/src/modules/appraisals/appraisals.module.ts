import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { challenge } from './domain/challenge.aggregate.js';
import { ReviewAppraisalController } from './http/review-appraisal.controller.js';
import { SubmitAppraisalController } from './http/submit-appraisal.controller.js';
import { OpenDayReview } from './jobs/open-day-review.js';
import { AppraisalsController } from './read-models/appraisals/appraisals.controller.js';
import { appraisalsProjector } from './read-models/appraisals/appraisals.projector.js';
import { Appraisal } from './read-models/appraisals/appraisals.row.js';
import { PendingAppraisalsController } from './read-models/pending-appraisals/pending-appraisals.controller.js';
import { pendingAppraisalsProjector } from './read-models/pending-appraisals/pending-appraisals.projector.js';
import { PendingAppraisal } from './read-models/pending-appraisals/pending-appraisals.row.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [challenge],
      readModels: [readModel(appraisalsProjector, Appraisal), readModel(pendingAppraisalsProjector, PendingAppraisal)],
    }),
  ],
  controllers: [
    SubmitAppraisalController,
    ReviewAppraisalController,
    AppraisalsController,
    PendingAppraisalsController,
  ],
  providers: [OpenDayReview],
})
export class AppraisalsModule {}
