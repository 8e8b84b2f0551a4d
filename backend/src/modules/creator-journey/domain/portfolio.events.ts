import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export interface PortfolioContent {
  /** What the address of the page ends with. */
  readonly pageName: string;
  /** Whether search engines may list it. */
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
