import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { type PersonalDataErased, whenMemberErased } from '../../../identity/public.js';
import type { CertificateEvent } from '../../domain/certificate.events.js';
import type { CertificateRow } from './certificates.row.js';

/** All issued numbers. After an erasure the number stays, without the name. */
export const certificatesProjector: Projector<CertificateEvent | PersonalDataErased, CertificateRow> = {
  name: 'certificates',
  audience: { member: (row) => row.memberId },
  on: {
    CertificateIssued: ({ data: { number: id, nameDigest, ...data }, meta }, rows) => {
      const { subjectId: memberId, version, recordedAt: issuedAt } = meta;
      const [startedAt, finishedAt] = [new Date(data.startedAt), new Date(data.finishedAt)];
      const valid = { revokedAt: null, reason: null, mayIssueAgain: false, withdrawnAt: null };
      rows.put({ ...data, id, memberId, version, startedAt, finishedAt, issuedAt, ...valid });
    },
    CertificateRevoked: ({ data: { number, reason, mayIssueAgain }, meta }, rows) =>
      rows.update(number, { revokedAt: meta.recordedAt, reason: reason ?? null, mayIssueAgain }),
    PersonalDataErased: whenMemberErased((rows, meta) =>
      rows.changeAll((row) => ({ ...row, withdrawnAt: row.withdrawnAt ?? meta.recordedAt })),
    ),
  },
};
