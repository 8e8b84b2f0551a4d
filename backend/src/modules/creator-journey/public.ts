export type { CertificateEvent } from './domain/certificate.events.js';
export { journey, journeyOf } from './domain/journey.aggregate.js';
export type { JourneyEvent } from './domain/journey.events.js';
export { milestones } from './domain/milestones.js';
export type { PortfolioEvent } from './domain/portfolio.events.js';
