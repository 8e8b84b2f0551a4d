import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { PortfolioCommand } from './portfolio.commands.js';
import { type Portfolio, portfolioDecider } from './portfolio.decider.js';
import { type PortfolioEvent, portfolioEvents } from './portfolio.events.js';

export const portfolio: Aggregate<Portfolio, PortfolioCommand, PortfolioEvent> = {
  kind: 'portfolio',
  events: portfolioEvents,
  decider: portfolioDecider,
};

export const portfolioOf = (creatorId: string) => derivedStream(creatorId, 'portfolio');
