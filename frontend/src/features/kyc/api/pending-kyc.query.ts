import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type PendingKyc = Answer<'/api/admin/kyc'>['items'][number];
export type KycDetails = PendingKyc['kycDetails'];

export const pendingKyc = (query: Query<'/api/admin/kyc'>, signal: AbortSignal) =>
  answer(api.GET('/api/admin/kyc', { params: { query }, signal }));
