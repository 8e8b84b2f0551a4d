import { answer, api } from '../../../shared/api/client';
import { pagedQuery } from '../../../shared/api/paged-query';

export const toolRequestsQuery = pagedQuery('tool-requests', (page, signal) =>
  answer(api.GET('/api/me/tool-requests', { params: { query: { page } }, signal })),
);
