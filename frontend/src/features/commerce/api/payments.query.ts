import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type Payment = Answer<'/api/admin/payments'>['items'][number];

export const paymentsQuery = listQuery('payments', '/api/admin/payments');
