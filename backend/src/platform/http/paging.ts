import { cappedTotal, type Page, type PageRequest } from '../projections/read-models.js';
import { Choice, QueryNumber, Text } from './fields.js';
import { httpRefusals } from './http.refusals.js';
import { HttpProblem } from './problem.js';

const MAX_PAGED_ROW = 10_000;

export class PageQuery {
  @QueryNumber({ min: 1, max: MAX_PAGED_ROW, optional: true, default: 1 })
  page?: number;

  @QueryNumber({ min: 1, max: 100, optional: true, default: 10 })
  pageSize?: number;

  @Text({ max: 600, optional: true, description: 'The nextCursor of the page before; takes the place of `page`.' })
  cursor?: string;
}

/** A page query sorted by one time, newest first if `sort` starts with a minus. */
export function pageSortedBy<Field extends string>(field: Field) {
  class SortedPageQuery extends PageQuery {
    @Choice([field, `-${field}`], { optional: true }) sort?: Field | `-${Field}`;
  }
  return SortedPageQuery;
}

export function pageOf({ page = 1, pageSize = 10, cursor }: PageQuery): PageRequest {
  if ((page - 1) * pageSize >= MAX_PAGED_ROW) throw new HttpProblem(httpRefusals.PAGE_TOO_FAR);
  return { page, pageSize, ...(cursor !== undefined && { cursor }) };
}

export function pageShowing<Row>(
  rows: readonly Row[],
  counted: number,
  { page, pageSize }: PageRequest,
  cursorAfter: (last: Row) => string,
): Page<Row> {
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return {
    items,
    ...cappedTotal(counted),
    page,
    pageSize,
    nextCursor: last !== undefined && rows.length > pageSize ? cursorAfter(last) : null,
  };
}

/** As `mapPage`, where showing an item waits for something. */
export const mapPageAsync = async <P extends Page<unknown>, Shown>(
  page: P,
  show: (item: P['items'][number]) => Promise<Shown>,
): Promise<Omit<P, 'items'> & { items: Shown[] }> => ({ ...page, items: await Promise.all(page.items.map(show)) });

export const mapPage = <P extends Page<unknown>, Shown>(
  page: P,
  show: (item: P['items'][number]) => Shown,
): Omit<P, 'items'> & { items: Shown[] } => ({ ...page, items: page.items.map(show) });
