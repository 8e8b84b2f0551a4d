import type { NumberedPage, PageRequest } from '../projections/read-models.js';
import { QueryNumber, Text } from './fields.js';
import { HttpProblem } from './problem.js';

const FARTHEST_ROW = 10_000;

/** The query parameters of a list that is followed by number alone. */
export class NumberedPageQuery {
  @QueryNumber({ min: 1, max: FARTHEST_ROW, optional: true, default: 1 })
  page?: number;

  @QueryNumber({ min: 1, max: 100, optional: true, default: 10 })
  pageSize?: number;
}

/** The query parameters of every other list. */
export class PageQuery extends NumberedPageQuery {
  @Text({ max: 600, optional: true, description: 'The nextCursor of the page before; takes the place of `page`.' })
  cursor?: string;
}

/** The page that is asked for. */
export function pageOf({ page = 1, pageSize = 10, cursor }: PageQuery): PageRequest {
  if ((page - 1) * pageSize >= FARTHEST_ROW) throw new HttpProblem('PAGE_TOO_FAR');
  return { page, pageSize, ...(cursor !== undefined && { cursor }) };
}

/** The same page with each item made into what the list shows. */
export const mapPage = <P extends NumberedPage<unknown>, Shown>(
  page: P,
  show: (item: P['items'][number]) => Shown,
) => ({
  ...page,
  items: page.items.map(show),
});
