import { listQuery } from '../../../shared/api/paged-query';
import type { Answer, Query } from '../../../shared/api/types';

export type PaymentPage = Answer<'/api/admin/payments'>;
export type Payment = PaymentPage['items'][number];
export type PaymentStatus = NonNullable<Query<'/api/admin/payments'>['status']>;

export const paymentsQuery = listQuery('payments', '/api/admin/payments');
