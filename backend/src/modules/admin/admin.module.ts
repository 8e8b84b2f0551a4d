import { Global, Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel, withRollUp } from '../../platform/projections/read-model.js';
import { desk } from './domain/desk.aggregate.js';
import { installation } from './domain/installation.aggregate.js';
import { reasonTemplates } from './domain/reason-templates.aggregate.js';
import { staffWork } from './domain/staff-work.aggregate.js';
import { FigureExports } from './figures/figure-exports.js';
import { BulkDecisionsController } from './http/bulk-decisions.controller.js';
import { ChangeTargetController } from './http/change-target.controller.js';
import { ContactListsController } from './http/contact-lists.controller.js';
import { HoldsController } from './http/holds.controller.js';
import { ReasonTemplatesController } from './http/reason-templates.controller.js';
import { SavedViewsController } from './http/saved-views.controller.js';
import { TurnFeatureController } from './http/turn-feature.controller.js';
import { MemberSearch } from './member-search/member-search.js';
import { QueueTargets } from './queue-targets/queue-targets.js';
import { AnalyticsController } from './read-models/analytics/analytics.controller.js';
import { analyticsProjector } from './read-models/analytics/analytics.projector.js';
import { Analytics, analyticsRollUp } from './read-models/analytics/analytics.row.js';
import { FigureExportsController } from './read-models/analytics/figure-exports.controller.js';
import { contactListProjector } from './read-models/contact-list/contact-list.projector.js';
import { Contact } from './read-models/contact-list/contact-list.row.js';
import { Contacts } from './read-models/contact-list/contacts.js';
import { DecisionFiguresController } from './read-models/decisions/decisions.controller.js';
import { decisionsProjector } from './read-models/decisions/decisions.projector.js';
import { DecisionFigures } from './read-models/decisions/decisions.query.js';
import { Decision } from './read-models/decisions/decisions.row.js';
import { FeatureStates } from './read-models/features/feature-states.js';
import { FeaturesController } from './read-models/features/features.controller.js';
import { featuresProjector } from './read-models/features/features.projector.js';
import { Features } from './read-models/features/features.row.js';
import { MemberLookupController } from './read-models/members/member-lookup.controller.js';
import { MembersListController } from './read-models/members/members.controller.js';
import { membersProjector } from './read-models/members/members.projector.js';
import { Member } from './read-models/members/members.row.js';
import { memberFigures } from './read-models/members/members-figures.js';
import { MembersList } from './read-models/members/members-list.js';
import { memberNames } from './read-models/members/members-names.js';
import { TopMembersController } from './read-models/members/top-members.controller.js';
import { ReasonTemplatesListController } from './read-models/reason-templates/reason-templates.controller.js';
import { reasonTemplatesProjector } from './read-models/reason-templates/reason-templates.projector.js';
import { ReasonTemplates } from './read-models/reason-templates/reason-templates.row.js';
import { SavedViewsListController } from './read-models/saved-views/saved-views.controller.js';
import { savedViewsProjector } from './read-models/saved-views/saved-views.projector.js';
import { SavedViews } from './read-models/saved-views/saved-views.row.js';
import { SettingsController } from './read-models/settings/settings.controller.js';
import { settingsProjector } from './read-models/settings/settings.projector.js';
import { Settings } from './read-models/settings/settings.row.js';
import { BulkDecisions } from './read-models/waiting-requests/bulk-decisions.js';
import { Holds } from './read-models/waiting-requests/holds.js';
import { QueueExportsController } from './read-models/waiting-requests/queue-exports.controller.js';
import { QueueExports } from './read-models/waiting-requests/queue-exports.js';
import { QueueLists } from './read-models/waiting-requests/queue-lists.js';
import { WaitingRequestsController } from './read-models/waiting-requests/waiting-requests.controller.js';
import { waitingRequestsProjector } from './read-models/waiting-requests/waiting-requests.projector.js';
import { WaitingRequests, waitingFigures } from './read-models/waiting-requests/waiting-requests.row.js';

/** Global, because other modules search members by name. */
@Global()
@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [staffWork, reasonTemplates, desk, installation],
      readModels: [
        withRollUp(readModel(membersProjector, Member), memberFigures, memberNames),
        withRollUp(readModel(waitingRequestsProjector, WaitingRequests), waitingFigures),
        readModel(reasonTemplatesProjector, ReasonTemplates),
        readModel(savedViewsProjector, SavedViews),
        readModel(featuresProjector, Features),
        readModel(settingsProjector, Settings),
        readModel(contactListProjector, Contact),
        readModel(decisionsProjector, Decision),
        withRollUp(readModel(analyticsProjector, Analytics), analyticsRollUp),
      ],
    }),
  ],
  controllers: [
    MembersListController,
    WaitingRequestsController,
    MemberLookupController,
    ReasonTemplatesController,
    ReasonTemplatesListController,
    SavedViewsController,
    SavedViewsListController,
    TurnFeatureController,
    FeaturesController,
    ChangeTargetController,
    SettingsController,
    ContactListsController,
    HoldsController,
    BulkDecisionsController,
    QueueExportsController,
    AnalyticsController,
    DecisionFiguresController,
    FigureExportsController,
    TopMembersController,
  ],
  providers: [
    MembersList,
    { provide: MemberSearch, useExisting: MembersList },
    Contacts,
    DecisionFigures,
    FeatureStates,
    QueueTargets,
    FigureExports,
    Holds,
    BulkDecisions,
    QueueExports,
    QueueLists,
  ],
  exports: [FigureExports, MemberSearch, QueueExports, QueueLists],
})
export class AdminModule {}
