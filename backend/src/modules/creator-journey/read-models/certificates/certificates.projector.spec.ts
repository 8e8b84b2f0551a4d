import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { certificatesProjector } from './certificates.projector.js';
import type { CertificateRow } from './certificates.row.js';

const given = projectorSpec(certificatesProjector);

const [number, memberId] = ['C7DX-9K4M-TRQ2', '01900000-0000-7000-8000-000000000001'];
const at = new Date('2030-05-01T00:00:00Z');
const meta = { subjectId: memberId, recordedAt: at };
const facts = { name: 'Ada Obi', salt: 'a salt', points: 60 };
const dates = { startedAt: '2030-01-01T00:00:00.000Z', finishedAt: '2030-04-01T00:00:00.000Z' };
const issued = {
  type: 'CertificateIssued' as const,
  data: { number, nameDigest: 'a digest', ...facts, ...dates },
  meta,
};
const row: CertificateRow = {
  ...{ id: number, memberId, version: 1, ...facts, issuedAt: at },
  ...{ startedAt: new Date(dates.startedAt), finishedAt: new Date(dates.finishedAt) },
  ...{ revokedAt: null, reason: null, mayIssueAgain: false, withdrawnAt: null },
};

describe('the certificates', () => {
  it('have a row for each number', () => given(issued).thenRows(row));
  it('say when and why one was revoked', () =>
    given(issued, {
      type: 'CertificateRevoked',
      data: { number, reason: 'Copied.', mayIssueAgain: false },
      meta,
    }).thenRow(number, { revokedAt: at, reason: 'Copied.' }));
  it('are withdrawn with an erasure of the profile, and stay with one of what a business verified by', () => {
    given(issued, { type: 'PersonalDataErased', data: { purpose: 'profile' }, meta }).thenRow(number, {
      withdrawnAt: at,
    });
    given(issued, { type: 'PersonalDataErased', data: { purpose: 'kyc' }, meta }).thenRow(number, {
      withdrawnAt: null,
    });
  });
});
