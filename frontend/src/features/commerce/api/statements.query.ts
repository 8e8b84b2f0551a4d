import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';

export type Statement = Answer<'/api/admin/statements'>['items'][number];
export type StatementRows = Answer<'/api/admin/statements/{id}'>;
export type StatementRow = StatementRows['items'][number];
export type Proposal = StatementRow['proposal'];

export const statementsQuery = listQuery('statements', '/api/admin/statements');

/** What its rows are proposed for follows what is claimed, so it changes with the payments. */
export const statementQuery = (id: string, query: Query<'/api/admin/statements/{id}'>) =>
  queryOptions({
    queryKey: ['payments', 'statement', id, query],
    queryFn: readFrom('/api/admin/statements/{id}', { path: { id }, query }),
    placeholderData: keepPreviousData,
  });
