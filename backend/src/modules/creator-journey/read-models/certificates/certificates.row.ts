import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const Certificate = readTable('Certificate', 'certificates', {
  /** Its number. */
  id: p.text().primary(),
  memberId: p.uuid(),
  /** Of the event that issued it, which is what is signed. */
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
