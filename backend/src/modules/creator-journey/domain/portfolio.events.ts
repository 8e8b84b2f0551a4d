import { defineEvent, type EventIn } from '../../../platform/event-sourcing/index.js';

export interface PortfolioContent {
  /** The end of the page's address. */
  readonly pageName: string;
  readonly isListed: boolean;
  readonly works: readonly { readonly dayNumber: number; readonly title: string }[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

export const portfolioEvents = {
  PortfolioPublished: defineEvent<PortfolioContent>({
    personal: { profile: { pageName: '[erased]', works: [], links: [] } },
  }),
  PortfolioWithdrawn: defineEvent(),
};

export type PortfolioEvent = EventIn<typeof portfolioEvents>;
