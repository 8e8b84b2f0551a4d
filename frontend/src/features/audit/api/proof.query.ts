import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type ProofState = Answer<'/api/audit/proof'>;
export type Verification = NonNullable<ProofState['verification']>;
export type Verdict = NonNullable<Verification['verdict']>;

export const proofStateQuery = readQuery(['proof'], '/api/audit/proof', {}, polled());
