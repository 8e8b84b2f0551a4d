import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { availability } from './domain/availability.aggregate.js';
import { hireRequest } from './domain/hire-request.aggregate.js';
import { AnswerCreatorController } from './http/answer-creator.controller.js';
import { AnswerInvitationController } from './http/answer-invitation.controller.js';
import { CreatorWords } from './http/creator-words.js';
import { DecideHireRequestController } from './http/decide-hire-request.controller.js';
import { GiveAvailabilityController } from './http/give-availability.controller.js';
import { InviteCreatorsController } from './http/invite-creators.controller.js';
import { RequestCreatorsController } from './http/request-creators.controller.js';
import { SettleDisputeController } from './http/settle-dispute.controller.js';
import { WorkController } from './http/work.controller.js';
import { InvitationReview } from './jobs/invitation-review.js';
import { Matches } from './matching/matches.js';
import { ApprovedHireRequestsController } from './read-models/approved-hire-requests/approved-hire-requests.controller.js';
import { approvedHireRequestsProjector } from './read-models/approved-hire-requests/approved-hire-requests.projector.js';
import { HireRequestProgress } from './read-models/approved-hire-requests/approved-hire-requests.row.js';
import { AvailabilityController } from './read-models/availability/availability.controller.js';
import { availabilityProjector } from './read-models/availability/availability.projector.js';
import { CreatorAvailability } from './read-models/availability/availability.row.js';
import { Businesses } from './read-models/availability/businesses.js';
import { CandidatesController } from './read-models/availability/candidates.controller.js';
import { HireRequestFiles } from './read-models/availability/hire-request-file.query.js';
import { OwnHireRequestController } from './read-models/availability/own-hire-request.controller.js';
import { OwnWorkController } from './read-models/availability/own-work.controller.js';
import { HireFiguresController } from './read-models/hire-figures/hire-figures.controller.js';
import { hireFiguresProjector } from './read-models/hire-figures/hire-figures.projector.js';
import { HireFigures } from './read-models/hire-figures/hire-figures.row.js';
import { HireRequestsController } from './read-models/hire-requests/hire-requests.controller.js';
import { hireRequestsProjector } from './read-models/hire-requests/hire-requests.projector.js';
import { HireRequest } from './read-models/hire-requests/hire-requests.row.js';
import { InvitationsController } from './read-models/invitations/invitations.controller.js';
import { invitationsProjector } from './read-models/invitations/invitations.projector.js';
import { Invitation } from './read-models/invitations/invitations.row.js';
import { PendingHireRequestsController } from './read-models/pending-hire-requests/pending-hire-requests.controller.js';
import { pendingHireRequestsProjector } from './read-models/pending-hire-requests/pending-hire-requests.projector.js';
import { PendingHireRequest } from './read-models/pending-hire-requests/pending-hire-requests.row.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [hireRequest, availability],
      readModels: [
        readModel(availabilityProjector, CreatorAvailability),
        readModel(invitationsProjector, Invitation),
        readModel(approvedHireRequestsProjector, HireRequestProgress),
        readModel(hireFiguresProjector, HireFigures),
        readModel(hireRequestsProjector, HireRequest),
        readModel(pendingHireRequestsProjector, PendingHireRequest),
      ],
      switches: [
        {
          name: 'matching',
          does: 'Creators say that they are open to work, and staff invite those who fit a hire request. While it is off, nobody new is invited; invitations and work that have begun go on to their end.',
        },
      ],
    }),
  ],
  controllers: [
    GiveAvailabilityController,
    AvailabilityController,
    CandidatesController,
    OwnHireRequestController,
    ApprovedHireRequestsController,
    HireFiguresController,
    InvitationsController,
    InviteCreatorsController,
    OwnWorkController,
    WorkController,
    SettleDisputeController,
    AnswerInvitationController,
    AnswerCreatorController,
    RequestCreatorsController,
    DecideHireRequestController,
    HireRequestsController,
    PendingHireRequestsController,
  ],
  providers: [HireRequestFiles, InvitationReview, Matches, CreatorWords, Businesses],
})
export class HiringModule {}
