import { type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { PortfolioCommand } from './portfolio.commands.js';
import type { PortfolioContent, PortfolioEvent } from './portfolio.events.js';
import { portfolioRefusals } from './portfolio.refusals.js';

/** The published portfolio. null before that, and after a withdrawal. */
export type Portfolio = PortfolioContent | null;

export const portfolioDecider: Decider<Portfolio, PortfolioCommand, PortfolioEvent> = {
  initial: null,
  decide: ({ type, data }, published) => {
    if (type === 'WithdrawPortfolio') return published ? [{ type: 'PortfolioWithdrawn', data: {} }] : [];
    const { content, approvedDays } = data;
    const days = content.works.map(({ dayNumber }) => dayNumber);
    if (!days.every((day) => approvedDays.includes(day))) throw new DomainError(portfolioRefusals.WORK_NOT_APPROVED);
    if (new Set(days).size < days.length) throw new DomainError(portfolioRefusals.WORK_PICKED_TWICE);
    const isSame = JSON.stringify(published) === JSON.stringify(content);
    return isSame ? [] : [{ type: 'PortfolioPublished', data: content }];
  },
  evolve: (_, { type, data }) => (type === 'PortfolioPublished' ? data : null),
};
