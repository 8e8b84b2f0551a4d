import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { challenge } from './domain/challenge.aggregate.js';
import { WEEKLY_APPRAISALS } from './domain/weeks.js';
import { ReviewAppraisalController } from './http/review-appraisal.controller.js';
import { SubmitAppraisalController } from './http/submit-appraisal.controller.js';
import { OpenDayReview } from './jobs/open-day-review.js';
import { AppraisalsController } from './read-models/appraisals/appraisals.controller.js';
import { appraisalsProjector } from './read-models/appraisals/appraisals.projector.js';
import { Appraisal } from './read-models/appraisals/appraisals.row.js';
import { BriefController } from './read-models/appraisals/brief.controller.js';
import { PublicFiguresController } from './read-models/appraisals/public-figures.controller.js';
import { ReviewContextController } from './read-models/appraisals/review-context.controller.js';
import { FinishedBelowController } from './read-models/finished-below/finished-below.controller.js';
import { finishedBelowProjector } from './read-models/finished-below/finished-below.projector.js';
import { FinishedBelow } from './read-models/finished-below/finished-below.row.js';
import { PendingAppraisalsController } from './read-models/pending-appraisals/pending-appraisals.controller.js';
import { pendingAppraisalsProjector } from './read-models/pending-appraisals/pending-appraisals.projector.js';
import { PendingAppraisal } from './read-models/pending-appraisals/pending-appraisals.row.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [challenge],
      readModels: [
        readModel(appraisalsProjector, Appraisal),
        readModel(pendingAppraisalsProjector, PendingAppraisal),
        readModel(finishedBelowProjector, FinishedBelow),
      ],
      switches: [
        {
          name: WEEKLY_APPRAISALS,
          does: 'After day 7, creators hand in one appraisal a week up to week 13, for 0 to 15 points each.',
        },
      ],
    }),
  ],
  controllers: [
    SubmitAppraisalController,
    ReviewAppraisalController,
    AppraisalsController,
    BriefController,
    ReviewContextController,
    PublicFiguresController,
    PendingAppraisalsController,
    FinishedBelowController,
  ],
  providers: [OpenDayReview],
})
export class AppraisalsModule {}
