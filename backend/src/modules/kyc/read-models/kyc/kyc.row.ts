import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { KycStatus } from '../../domain/kyc-status.js';
import type { KycDetails } from '../../domain/verification.events.js';

export interface KycAttempt {
  readonly attempt: number;
  readonly status: Exclude<KycStatus, 'new'>;
  readonly details: KycDetails | null;
  readonly reason: string | null;
  readonly submittedAt: string;
  readonly decidedAt: string | null;
}

export const Kyc = readTable('Kyc', 'kyc', {
  id: p.uuid().primary(),
  /** The country of phone numbers without a country code. */
  country: p.text().nullable(),
  status: p.text().$type<KycStatus>(),
  attempts: p.json<readonly KycAttempt[]>(),
});
export type KycRow = RowOf<typeof Kyc>;
