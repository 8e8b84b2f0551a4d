import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Kyc = Answer<'/api/me/kyc'>;
export type KycDetails = NonNullable<Kyc['kycDetails']>;

export const kycQuery = queryOptions({ queryKey: ['kyc'], queryFn: readFrom('/api/me/kyc') });
