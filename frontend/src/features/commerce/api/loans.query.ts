import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';

export const loansQuery = pagedQuery('loans', (page) => readFrom('/api/me/loans', { query: { page } }));
