import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel, withRollUp } from '../../platform/projections/read-model.js';
import { ProofModule } from '../../platform/proof/proof.module.js';
import { StaffRecords } from '../audit/access-log/access-recorder.js';
import { staffWork } from '../audit/domain/staff-work.aggregate.js';
import { RevealEventController } from '../audit/http/reveal-event.controller.js';
import { EventTypesController } from '../audit/read-models/event-types/event-types.controller.js';
import { HeldDataController } from '../audit/read-models/held-data/held-data.controller.js';
import { Looks } from '../audit/read-models/held-data/looks.js';
import { Actors } from '../audit/read-models/history/actors.js';
import { ExportHistoryController } from '../audit/read-models/history/export-history.controller.js';
import { HistoryController } from '../audit/read-models/history/history.controller.js';
import { TimelineController } from '../audit/read-models/history/timeline.controller.js';
import { MemberStateController } from '../audit/read-models/member-state/member-state.controller.js';
import { ExportSealedLogController } from '../audit/read-models/sealed-log/sealed-log.controller.js';
import { ConsumerWriter } from '../operations/consumers/consumer-writer.js';
import { consumer } from '../operations/domain/consumer.aggregate.js';
import { ConsumersController } from '../operations/http/consumers.controller.js';
import { EffectsController } from '../operations/http/effects.controller.js';
import { ProjectionsController } from '../operations/http/projections.controller.js';
import { QueuesController } from '../operations/http/queues.controller.js';
import { WatchedConsumers } from '../operations/read-models/consumers/watched-consumers.js';
import { ServerController } from '../operations/read-models/server/server.controller.js';
import { desk } from './domain/desk.aggregate.js';
import { reasonTemplates } from './domain/reason-templates.aggregate.js';
import { ContactListsController } from './http/contact-lists.controller.js';
import { ReasonTemplatesController } from './http/reason-templates.controller.js';
import { SavedViewsController } from './http/saved-views.controller.js';
import { AnalyticsController } from './read-models/analytics/analytics.controller.js';
import { analyticsProjector } from './read-models/analytics/analytics.projector.js';
import { Analytics, analyticsRollUp } from './read-models/analytics/analytics.row.js';
import { contactListProjector } from './read-models/contact-list/contact-list.projector.js';
import { Contact } from './read-models/contact-list/contact-list.row.js';
import { Contacts } from './read-models/contact-list/contacts.js';
import { KnownMembersController } from './read-models/members/known-members.controller.js';
import { MembersListController } from './read-models/members/members.controller.js';
import { memberFigures } from './read-models/members/members.figures.js';
import { memberNames } from './read-models/members/members.names.js';
import { membersProjector } from './read-models/members/members.projector.js';
import { Member } from './read-models/members/members.row.js';
import { MembersList } from './read-models/members/members-list.js';
import { TopMembersController } from './read-models/members/top-members.controller.js';
import { ReasonTemplatesListController } from './read-models/reason-templates/reason-templates.controller.js';
import { reasonTemplatesProjector } from './read-models/reason-templates/reason-templates.projector.js';
import { ReasonTemplates } from './read-models/reason-templates/reason-templates.row.js';
import { SavedViewsListController } from './read-models/saved-views/saved-views.controller.js';
import { savedViewsProjector } from './read-models/saved-views/saved-views.projector.js';
import { SavedViews } from './read-models/saved-views/saved-views.row.js';
import { WaitingRequestsController } from './read-models/waiting-requests/waiting-requests.controller.js';
import { waitingRequestsProjector } from './read-models/waiting-requests/waiting-requests.projector.js';
import { WaitingRequests, waitingFigures } from './read-models/waiting-requests/waiting-requests.row.js';

@Module({
  imports: [
    ProofModule,
    EventSourcingModule.forFeature({
      aggregates: [staffWork, consumer, reasonTemplates, desk],
      readModels: [
        withRollUp(readModel(membersProjector, Member), memberFigures, memberNames),
        withRollUp(readModel(waitingRequestsProjector, WaitingRequests), waitingFigures),
        readModel(reasonTemplatesProjector, ReasonTemplates),
        readModel(savedViewsProjector, SavedViews),
        readModel(contactListProjector, Contact),
        withRollUp(readModel(analyticsProjector, Analytics), analyticsRollUp),
      ],
    }),
  ],
  controllers: [
    HeldDataController,
    MembersListController,
    WaitingRequestsController,
    HistoryController,
    KnownMembersController,
    EventTypesController,
    RevealEventController,
    ExportHistoryController,
    ExportSealedLogController,
    MemberStateController,
    ReasonTemplatesController,
    ReasonTemplatesListController,
    TimelineController,
    SavedViewsController,
    SavedViewsListController,
    ConsumersController,
    ProjectionsController,
    QueuesController,
    EffectsController,
    ServerController,
    ContactListsController,
    AnalyticsController,
    TopMembersController,
  ],
  providers: [MembersList, ConsumerWriter, WatchedConsumers, Actors, Looks, Contacts, StaffRecords],
})
export class AdminModule {}
