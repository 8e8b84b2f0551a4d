import { answer, api } from '../../../shared/api/client';
import { pagedQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type HireRequest = Answer<'/api/me/hire-requests'>['items'][number];

export const hireRequestsQuery = pagedQuery('hire-requests', (page, signal) =>
  answer(api.GET('/api/me/hire-requests', { params: { query: { page } }, signal })),
);
