import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { KycDetails } from '../../domain/verification.events.js';

export interface ReviewedAttempt {
  readonly attempt: number;
  readonly details: KycDetails;
  readonly passed: boolean | null;
  readonly reason: string | null;
  readonly staffNote: string | null;
  readonly submittedAt: string;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
}

/** The attempts of every business. The list shows those with a pending one. `id` is the business's. */
export const PendingKyc = readTable('PendingKyc', 'pending_kyc', {
  id: p.uuid().primary(),
  /** When the pending attempt was submitted. null when it is decided. */
  waitingSince: p.datetime().nullable(),
  attempts: p.json<readonly ReviewedAttempt[]>(),
  /** The marks of all attempts, see `marksOf`. */
  marks: p.array().$type<readonly string[]>(),
});
export type PendingKycRow = RowOf<typeof PendingKyc>;
