import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type ProofState = Answer<'/api/audit/proof'>;
export type Verification = NonNullable<ProofState['verification']>;
export type Verdict = NonNullable<Verification['verdict']>;

export const proofStateQuery = queryOptions({
  queryKey: ['proof'],
  queryFn: readFrom('/api/audit/proof'),
  ...polled(),
});
