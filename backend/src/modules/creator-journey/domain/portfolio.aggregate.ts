import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { portfolioDecider } from './portfolio.decider.js';
import { portfolioEvents } from './portfolio.events.js';

export const portfolio = defineAggregate('portfolio', portfolioEvents, portfolioDecider);

export const portfolioOf = (creatorId: string) => derivedStream(creatorId, 'portfolio');
