import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

export type Kyc = Answer<'/api/me/kyc'>;
export type KycDetails = NonNullable<Kyc['kycDetails']>;

export const kycQuery = queryOptions({
  queryKey: ['kyc'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/kyc', { signal })),
});
