import { Global, Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { verification } from './domain/verification.aggregate.js';
import { ReviewKycController } from './http/review-kyc.controller.js';
import { SubmitKycController } from './http/submit-kyc.controller.js';
import { BusinessNames, BusinessSearch } from './public.js';
import { KycController } from './read-models/kyc/kyc.controller.js';
import { kycProjector } from './read-models/kyc/kyc.projector.js';
import { showKyc } from './read-models/kyc/kyc.response.js';
import { Kyc } from './read-models/kyc/kyc.row.js';
import { VerifiedNames } from './read-models/kyc/verified-names.js';
import { CalledBusinesses } from './read-models/pending-kyc/called-businesses.js';
import { PendingKycController } from './read-models/pending-kyc/pending-kyc.controller.js';
import { pendingKycProjector } from './read-models/pending-kyc/pending-kyc.projector.js';
import { PendingKyc } from './read-models/pending-kyc/pending-kyc.row.js';

@Global()
@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [verification],
      readModels: [readModel(kycProjector, Kyc, showKyc), readModel(pendingKycProjector, PendingKyc)],
    }),
  ],
  controllers: [SubmitKycController, ReviewKycController, KycController, PendingKycController],
  providers: [
    { provide: BusinessSearch, useClass: CalledBusinesses },
    { provide: BusinessNames, useClass: VerifiedNames },
  ],
  exports: [BusinessSearch, BusinessNames],
})
export class KycModule {}
