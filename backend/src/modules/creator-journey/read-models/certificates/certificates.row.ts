import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const Certificate = readTable('Certificate', 'certificates', {
  /** The number. */
  id: p.text().primary(),
  memberId: p.uuid(),
  /** The version of CertificateIssued, which is the signed event. */
  version: p.integer(),
  name: p.text(),
  salt: p.text(),
  points: p.integer(),
  startedAt: p.datetime(),
  finishedAt: p.datetime(),
  issuedAt: p.datetime(),
  revokedAt: p.datetime().nullable(),
  reason: p.text().nullable(),
  mayIssueAgain: p.boolean(),
  withdrawnAt: p.datetime().nullable(),
});
export type CertificateRow = RowOf<typeof Certificate>;
