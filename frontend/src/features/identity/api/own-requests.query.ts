import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';

export const ownRequestsQuery = pagedQuery('own-privacy-requests', (page) =>
  readFrom('/api/me/privacy-requests', { query: { page } }),
);
