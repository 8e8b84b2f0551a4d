import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';

export const pointsLedgerQuery = pagedQuery('points-ledger', (page) =>
  readFrom('/api/me/points', { query: { page, pageSize: 10 } }),
);
