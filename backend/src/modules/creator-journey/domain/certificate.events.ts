import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** The digest of salt and name is in clear text. With both, anybody can check the name against the sealed log. */
export type CertificateIssued = Event<
  'CertificateIssued',
  {
    number: string;
    name: string;
    salt: string;
    nameDigest: string;
    points: number;
    startedAt: string;
    finishedAt: string;
  }
>;
type CertificateRevoked = Event<'CertificateRevoked', { number: string; reason?: string; mayIssueAgain: boolean }>;

export type CertificateEvent = CertificateIssued | CertificateRevoked;

export const certificateEvents: EventTypes<CertificateEvent> = {
  CertificateIssued: { version: 1, personal: { profile: { name: '[erased]', salt: '' } } },
  CertificateRevoked: { version: 1, personal: { profile: { reason: '[erased]' } } },
};
