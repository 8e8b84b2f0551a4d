import { type Decider, DomainError, digestOf } from '../../../platform/event-sourcing/index.js';
import type { CertificateCommand, RevokeCertificate } from './certificate.commands.js';
import type { CertificateEvent } from './certificate.events.js';
import { certificateRefusals } from './certificate.refusals.js';

export type Certificate =
  | { readonly status: 'none' }
  | { readonly status: 'issued'; readonly number: string }
  | { readonly status: 'revoked'; readonly number: string; readonly mayIssueAgain: boolean };

/** The log has only this digest of a name in clear text. */
export const nameDigestOf = (salt: string, name: string): string => digestOf(`${salt}\n${name}`);

/** A creator has one valid certificate. After a revocation, another one is issued only if staff allowed it. */
export const certificateDecider: Decider<Certificate, CertificateCommand, CertificateEvent> = {
  initial: { status: 'none' },
  decide: ({ type, data }, certificate) => {
    if (type === 'RevokeCertificate') return revoke(data, certificate);
    if (certificate.status === 'issued') throw new DomainError(certificateRefusals.CERTIFICATE_ALREADY_ISSUED);
    if (certificate.status === 'revoked' && !certificate.mayIssueAgain)
      throw new DomainError(certificateRefusals.CERTIFICATE_REVOKED);
    return [{ type: 'CertificateIssued', data: { ...data, nameDigest: nameDigestOf(data.salt, data.name) } }];
  },
  evolve: (_, { type, data }) =>
    type === 'CertificateIssued'
      ? { status: 'issued', number: data.number }
      : { status: 'revoked', number: data.number, mayIssueAgain: data.mayIssueAgain },
};

function revoke(data: RevokeCertificate['data'], certificate: Certificate): CertificateEvent[] {
  const { revokerIsCreator, ...revocation } = data;
  if (revokerIsCreator) throw new DomainError(certificateRefusals.CANNOT_REVOKE_OWN_CERTIFICATE);
  if (certificate.status !== 'issued' || certificate.number !== data.number)
    throw new DomainError(certificateRefusals.CERTIFICATE_NOT_VALID);
  return [{ type: 'CertificateRevoked', data: revocation }];
}
