import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

export const certificateEvents = {
  /** The digest of salt and name is in clear text. With both, anybody can check the name against the sealed log. */
  CertificateIssued: defineEvent<{
    number: string;
    name: string;
    salt: string;
    nameDigest: string;
    points: number;
    startedAt: string;
    finishedAt: string;
  }>({ personal: { profile: { name: '[erased]', salt: '' } } }),
  CertificateRevoked: defineEvent<{ number: string; reason?: string; mayIssueAgain: boolean }>({
    personal: { profile: { reason: '[erased]' } },
  }),
};

export type CertificateEvent = EventIn<typeof certificateEvents>;
export type CertificateIssued = EventOf<CertificateEvent, 'CertificateIssued'>;
