import { answer, api } from '../../../shared/api/client';
import { pagedQuery } from '../../../shared/api/paged-query';

const PAGE_SIZE = 10;

/** Newest first, page by page. */
export const pointsLedgerQuery = pagedQuery('points-ledger', (page, signal) =>
  answer(api.GET('/api/me/points', { params: { query: { page, pageSize: PAGE_SIZE } }, signal })),
);
