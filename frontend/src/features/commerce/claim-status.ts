import type { Answer } from '../../shared/api/types';
import { money } from '../../shared/format';

export type Claim = Answer<'/api/me/program-fees'>['items'][number];

/** The list of the member's claimed payments. */
export const toClaims = '/program-application-fee#confirm';

export const hasPendingClaim = (claims: readonly Claim[] = []): boolean =>
  claims.some(({ status }) => status === 'pending');

/** The label of a button to the claims while the member is not Pro; undefined if no button is needed. */
export const wayToClaims = (status: Claim['status'] | undefined): string | undefined => {
  if (status === 'pending') return 'See your claim';
  return status === 'rejected' ? 'See what to do' : undefined;
};

/** What the member paid, and the fee where that is another amount. */
export const paidWords = ({ fee, paidAmount }: Pick<Claim, 'fee' | 'paidAmount'>): string =>
  paidAmount === null || paidAmount === fee.amount
    ? money(fee)
    : `${money({ ...fee, amount: paidAmount })} for a fee of ${money(fee)}`;

/** The reference of the member, and ours where that is another one. */
export const referenceWords = ({ reference, givenReference }: Pick<Claim, 'reference' | 'givenReference'>): string =>
  givenReference === null ? `reference ${reference}` : `your reference ${reference} (ours is ${givenReference})`;

const LATE_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Whose turn it is, and what the member can do. */
export function describeTurn({ status, submittedAt }: Claim, usual: string | null, now: number): string {
  if (status === 'rejected')
    return 'It is your turn: if your bank’s message shows another reference, tell us that one below. Else ask us in the chat.';
  if (status !== 'pending') return '';
  if (now - Date.parse(submittedAt) > LATE_HOURS * HOUR_MS)
    return 'It is our turn, and it takes longer than it should: ask us in the chat.';
  return `It is our turn: we look for it in our books${usual ? `, usually within ${usual}` : ''}.`;
}

/** The newest pending claim, or else the last one made since the current plan began. */
export const findClaimToShow = (claims: readonly Claim[], proSince: string | null): Claim | undefined =>
  claims.find(({ status }) => status === 'pending') ??
  claims.find(({ status, submittedAt }) => status !== 'withdrawn' && (proSince === null || submittedAt > proSince));
