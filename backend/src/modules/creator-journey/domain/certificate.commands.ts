import type { Command } from '../../../platform/event-sourcing/index.js';
import type { CertificateIssued } from './certificate.events.js';

type IssueCertificate = Command<'IssueCertificate', Omit<CertificateIssued['data'], 'nameDigest'>>;
export type RevokeCertificate = Command<
  'RevokeCertificate',
  { number: string; reason?: string; mayIssueAgain: boolean; revokerIsCreator: boolean }
>;

export type CertificateCommand = IssueCertificate | RevokeCertificate;
