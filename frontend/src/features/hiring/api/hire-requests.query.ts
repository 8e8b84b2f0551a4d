import { answer, api } from '../../../shared/api/client';
import { pagedQuery } from '../../../shared/api/paged-query';

export const hireRequestsQuery = pagedQuery('hire-requests', (page, signal) =>
  answer(api.GET('/api/me/hire-requests', { params: { query: { page } }, signal })),
);
