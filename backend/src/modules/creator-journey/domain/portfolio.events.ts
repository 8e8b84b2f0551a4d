import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export interface PortfolioContent {
  /** The end of the page's address. */
  readonly pageName: string;
  readonly isListed: boolean;
  readonly works: readonly { readonly dayNumber: number; readonly title: string }[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

type PortfolioPublished = Event<'PortfolioPublished', PortfolioContent>;
type PortfolioWithdrawn = Event<'PortfolioWithdrawn', Record<string, never>>;

export type PortfolioEvent = PortfolioPublished | PortfolioWithdrawn;

export const portfolioEvents: EventTypes<PortfolioEvent> = {
  PortfolioPublished: { version: 1, personal: { profile: { pageName: '[erased]', works: [], links: [] } } },
  PortfolioWithdrawn: { version: 1 },
};
