import { keepPreviousData } from '@tanstack/react-query';
import { listQuery } from '../../../shared/api/paged-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer, Query } from '../../../shared/api/types';

export type Statement = Answer<'/api/admin/statements'>['items'][number];
export type StatementRows = Answer<'/api/admin/statements/{id}'>;
export type StatementRow = StatementRows['items'][number];
export type Proposal = StatementRow['proposal'];

export const statementsQuery = listQuery('statements', '/api/admin/statements');

/** Its key begins with 'payments', as the proposals for its rows change with the claims. */
export const statementQuery = (id: string, query: Query<'/api/admin/statements/{id}'>) =>
  readQuery(
    ['payments', 'statement', id, query],
    '/api/admin/statements/{id}',
    { path: { id }, query },
    { placeholderData: keepPreviousData },
  );
