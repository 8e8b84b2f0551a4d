import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { ProofModule } from '../../platform/proof/proof.module.js';
import { certificate } from './domain/certificate.aggregate.js';
import { journey } from './domain/journey.aggregate.js';
import { portfolio } from './domain/portfolio.aggregate.js';
import { AdjustPointsController } from './http/adjust-points.controller.js';
import { IssueCertificateController } from './http/issue-certificate.controller.js';
import { SavePortfolioController } from './http/save-portfolio.controller.js';
import { PageNames } from './page-names/page-names.js';
import { CertificateLookup } from './read-models/certificates/certificate-lookup.js';
import { CertificatePageController } from './read-models/certificates/certificate-page.controller.js';
import { CertificatesController } from './read-models/certificates/certificates.controller.js';
import { certificatesProjector } from './read-models/certificates/certificates.projector.js';
import { Certificate } from './read-models/certificates/certificates.row.js';
import { JourneyController } from './read-models/journey/journey.controller.js';
import { journeyProjector } from './read-models/journey/journey.projector.js';
import { CreatorJourney } from './read-models/journey/journey.row.js';
import { PointsLedgerController } from './read-models/points-ledger/points-ledger.controller.js';
import { pointsLedgerProjector } from './read-models/points-ledger/points-ledger.projector.js';
import { PointsLedgerEntry } from './read-models/points-ledger/points-ledger.row.js';
import { PortfolioController } from './read-models/portfolio/portfolio.controller.js';
import { portfolioProjector } from './read-models/portfolio/portfolio.projector.js';
import { Portfolio } from './read-models/portfolio/portfolio.row.js';
import { PortfolioPageController } from './read-models/portfolio/portfolio-page.controller.js';

@Module({
  imports: [
    ProofModule,
    EventSourcingModule.forFeature({
      aggregates: [journey, certificate, portfolio],
      readModels: [
        readModel(journeyProjector, CreatorJourney),
        readModel(pointsLedgerProjector, PointsLedgerEntry),
        readModel(certificatesProjector, Certificate),
        readModel(portfolioProjector, Portfolio),
      ],
      switches: [
        {
          name: 'certificates',
          does: 'Creators who have completed the programme issue a certificate with a public page.',
        },
        { name: 'portfolios', does: 'Creators show approved work on a public page of their own.' },
      ],
    }),
  ],
  controllers: [
    AdjustPointsController,
    IssueCertificateController,
    JourneyController,
    PointsLedgerController,
    CertificatesController,
    CertificatePageController,
    SavePortfolioController,
    PortfolioController,
    PortfolioPageController,
  ],
  providers: [CertificateLookup, PageNames],
})
export class CreatorJourneyModule {}
