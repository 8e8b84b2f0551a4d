import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type PendingKyc = Answer<'/api/admin/kyc'>['items'][number];
export type KycDetails = PendingKyc['kycDetails'];

export const pendingKycQuery = listQuery('pending-kyc', '/api/admin/kyc');
