import type { Command } from '../../../platform/event-sourcing/index.js';
import type { PortfolioContent } from './portfolio.events.js';

/** `approvedDays` are the days whose work may be shown. */
type PublishPortfolio = Command<'PublishPortfolio', { content: PortfolioContent; approvedDays: readonly number[] }>;
type WithdrawPortfolio = Command<'WithdrawPortfolio', Record<string, never>>;

export type PortfolioCommand = PublishPortfolio | WithdrawPortfolio;
