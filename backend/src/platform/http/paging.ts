import type { Page, PageRequest } from '../projections/read-models.js';
import { QueryNumber } from './fields.js';
import { HttpProblem } from './problem.js';

const FARTHEST_ROW = 10_000;

/** The query parameters of every list. */
export class PageQuery {
  @QueryNumber({ min: 1, max: FARTHEST_ROW, optional: true, default: 1 })
  page?: number;

  @QueryNumber({ min: 1, max: 100, optional: true, default: 10 })
  pageSize?: number;
}

/** The page that is asked for. */
export function pageOf({ page = 1, pageSize = 10 }: PageQuery): PageRequest {
  if ((page - 1) * pageSize >= FARTHEST_ROW) throw new HttpProblem('PAGE_TOO_FAR');
  return { page, pageSize };
}

/** The same page with each item made into what the list shows. */
export const mapPage = <A, B>(page: Page<A>, show: (item: A) => B): Page<B> => ({
  ...page,
  items: page.items.map(show),
});
