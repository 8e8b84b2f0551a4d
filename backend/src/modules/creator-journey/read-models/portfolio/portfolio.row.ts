import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { MilestoneName } from '../../domain/milestones.js';
import type { PortfolioContent } from '../../domain/portfolio.events.js';

/** Submitted work. Rejected work is removed. */
export interface Work {
  readonly appraisalId: string;
  readonly dayNumber: number;
  readonly url: string;
  readonly approvedAt: string | null;
}

export const Portfolio = readTable('Portfolio', 'portfolio', {
  id: p.uuid().primary(),
  firstName: p.text(),
  lastName: p.text(),
  department: p.text().nullable(),
  state: p.text().nullable(),
  milestone: p.text().$type<MilestoneName>().nullable(),
  work: p.json<readonly Work[]>(),
  /** The last published content. */
  pageName: p.text().nullable(),
  isListed: p.boolean(),
  works: p.json<PortfolioContent['works']>(),
  links: p.json<PortfolioContent['links']>(),
  published: p.boolean(),
  banned: p.boolean(),
});
export type PortfolioRow = RowOf<typeof Portfolio>;
