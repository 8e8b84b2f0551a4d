import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { CertificateCommand } from './certificate.commands.js';
import { type Certificate, certificateDecider } from './certificate.decider.js';
import { type CertificateEvent, certificateEvents } from './certificate.events.js';

export const certificate: Aggregate<Certificate, CertificateCommand, CertificateEvent> = {
  kind: 'certificate',
  events: certificateEvents,
  decider: certificateDecider,
};

export const certificateOf = (creatorId: string) => derivedStream(creatorId, 'certificate');
