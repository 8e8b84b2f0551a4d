import type { Answer } from '../../shared/api/types';

export type Claim = Answer<'/api/me/program-fees'>['items'][number];

export const hasPendingClaim = (claims: readonly Claim[] = []): boolean =>
  claims.some(({ status }) => status === 'pending');

/** Of the newest claims, the one that is still looked for, or else the last since the plan was given, if there is one. */
export const findClaimToShow = (claims: readonly Claim[], proSince: string | null): Claim | undefined =>
  claims.find(({ status }) => status === 'pending') ??
  claims.find(({ submittedAt }) => proSince === null || submittedAt > proSince);
