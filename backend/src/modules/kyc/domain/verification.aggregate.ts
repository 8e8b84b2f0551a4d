import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { VerificationCommand } from './verification.commands.js';
import { type Verification, verificationDecider } from './verification.decider.js';
import { type VerificationEvent, verificationEvents } from './verification.events.js';

export const verification: Aggregate<Verification, VerificationCommand, VerificationEvent> = {
  kind: 'verification',
  events: verificationEvents,
  decider: verificationDecider,
};

export const verificationOf = (businessId: string) => derivedStream(businessId, 'verification');
