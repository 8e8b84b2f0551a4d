import { pagedQuery } from '../../../shared/api/paged-query';
import { readQuery } from '../../../shared/api/read-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Receipt = Answer<'/api/me/receipts'>['items'][number];

export const receiptsQuery = pagedQuery('receipts', (page) => readFrom('/api/me/receipts', { query: { page } }));

export const receiptQuery = (number: string) =>
  readQuery(['receipts', number], '/api/me/receipts/{number}', { path: { number } });
