import { answer, api } from '../../../shared/api/client';
import { pagedQuery } from '../../../shared/api/paged-query';

export const loansQuery = pagedQuery('loans', (page, signal) =>
  answer(api.GET('/api/me/loans', { params: { query: { page } }, signal })),
);
