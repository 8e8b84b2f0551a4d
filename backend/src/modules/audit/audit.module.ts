import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { ProofModule } from '../../platform/proof/proof.module.js';
import { AccessLogSealer } from './access-log/access-log-sealer.js';
import { Accesses } from './access-log/accesses.js';
import { accessLog } from './domain/access-log.aggregate.js';
import { staffWork } from './domain/staff-work.aggregate.js';
import { RevealEventController } from './http/reveal-event.controller.js';
import { VerifyLogController } from './http/verify-log.controller.js';
import { AccessLogController } from './read-models/access-log/access-log.controller.js';
import { EventTypesController } from './read-models/event-types/event-types.controller.js';
import { HeldDataController } from './read-models/held-data/held-data.controller.js';
import { Actors } from './read-models/history/actors.js';
import { DecisionsController } from './read-models/history/decisions.controller.js';
import { EvidenceController } from './read-models/history/evidence.controller.js';
import { ExportHistoryController } from './read-models/history/export-history.controller.js';
import { HistoryController } from './read-models/history/history.controller.js';
import { HistoryEntries } from './read-models/history/history-entries.js';
import { TimelineController } from './read-models/history/timeline.controller.js';
import { MemberStateController } from './read-models/member-state/member-state.controller.js';
import { ProofController } from './read-models/proof/proof.controller.js';
import { ExportSealedLogController } from './read-models/sealed-log/sealed-log.controller.js';
import { SearchController } from './read-models/search/search.controller.js';

@Module({
  imports: [ProofModule, EventSourcingModule.forFeature({ aggregates: [staffWork, accessLog] })],
  controllers: [
    AccessLogController,
    DecisionsController,
    HistoryController,
    ExportHistoryController,
    TimelineController,
    SearchController,
    RevealEventController,
    EventTypesController,
    EvidenceController,
    HeldDataController,
    MemberStateController,
    ProofController,
    VerifyLogController,
    ExportSealedLogController,
  ],
  providers: [AccessLogSealer, Accesses, Actors, HistoryEntries],
})
export class AuditModule {}
