import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';

export const hireRequestsQuery = pagedQuery('hire-requests', (page) =>
  readFrom('/api/me/hire-requests', { query: { page } }),
);
