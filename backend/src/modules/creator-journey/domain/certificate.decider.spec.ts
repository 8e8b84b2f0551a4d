import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { CertificateCommand } from './certificate.commands.js';
import { certificateDecider, nameDigestOf } from './certificate.decider.js';
import type { CertificateEvent } from './certificate.events.js';
import { certificateRefusals } from './certificate.refusals.js';

const given = deciderSpec(certificateDecider, certificateRefusals);

const facts = {
  number: 'C7DX-9K4M-TRQ2',
  name: 'Ada Obi',
  salt: 'a salt',
  points: 60,
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: '2026-04-01T00:00:00.000Z',
};
const issue: CertificateCommand = { type: 'IssueCertificate', data: facts };
const issued: CertificateEvent = {
  type: 'CertificateIssued',
  data: { ...facts, nameDigest: nameDigestOf('a salt', 'Ada Obi') },
};
const revoke = (more: object = {}): CertificateCommand => ({
  type: 'RevokeCertificate',
  data: { number: facts.number, mayIssueAgain: false, revokerIsCreator: false, ...more },
});
const revoked = (mayIssueAgain: boolean): CertificateEvent => ({
  type: 'CertificateRevoked',
  data: { number: facts.number, mayIssueAgain },
});

describe('issuing a certificate', () => {
  it('records who it is for, with a digest of the name', () => given().when(issue).then(issued));
  it('happens once', () => given(issued).when(issue).thenRefused('CERTIFICATE_ALREADY_ISSUED'));
  it('does not undo a revocation', () => given(issued, revoked(false)).when(issue).thenRefused('CERTIFICATE_REVOKED'));
  it('happens again where staff allowed it, such as for a wrong name', () =>
    given(issued, revoked(true)).when(issue).then(issued));
});

describe('revoking a certificate', () => {
  it('keeps the reason, if one is given', () =>
    given(issued)
      .when(revoke({ reason: 'The work was copied.' }))
      .then({
        type: 'CertificateRevoked',
        data: { number: facts.number, mayIssueAgain: false, reason: 'The work was copied.' },
      }));
  it('may let another one follow', () =>
    given(issued)
      .when(revoke({ mayIssueAgain: true }))
      .then(revoked(true)));
  it('is refused twice', () => given(issued, revoked(false)).when(revoke()).thenRefused('CERTIFICATE_NOT_VALID'));
  it('is refused before one was issued', () => given().when(revoke()).thenRefused('CERTIFICATE_NOT_VALID'));
  it('leaves a later certificate alone', () =>
    given(issued, revoked(true), { ...issued, data: { ...issued.data, number: 'other' } })
      .when(revoke())
      .thenRefused('CERTIFICATE_NOT_VALID'));
  it('is nothing that creators do to their own', () =>
    given(issued)
      .when(revoke({ revokerIsCreator: true }))
      .thenRefused('CANNOT_REVOKE_OWN_CERTIFICATE'));
});
