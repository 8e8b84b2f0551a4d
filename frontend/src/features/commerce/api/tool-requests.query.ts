import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';

export const toolRequestsQuery = pagedQuery('tool-requests', (page) =>
  readFrom('/api/me/tool-requests', { query: { page } }),
);
