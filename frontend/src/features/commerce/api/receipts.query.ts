import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Receipt = Answer<'/api/me/receipts'>['items'][number];

export const receiptsQuery = pagedQuery('receipts', (page) => readFrom('/api/me/receipts', { query: { page } }));

export const receiptQuery = (number: string) =>
  queryOptions({
    queryKey: ['receipts', number],
    queryFn: readFrom('/api/me/receipts/{number}', { path: { number } }),
  });
