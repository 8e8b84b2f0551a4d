import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Kyc = Answer<'/api/me/kyc'>;
export type KycDetails = NonNullable<Kyc['kycDetails']>;

export const kycQuery = readQuery(['kyc'], '/api/me/kyc');
