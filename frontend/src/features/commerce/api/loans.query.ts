import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Loan = Answer<'/api/me/loans'>['items'][number];

export const loansQuery = pagedQuery('loans', (page) => readFrom('/api/me/loans', { query: { page } }));
