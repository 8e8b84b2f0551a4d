import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { verificationDecider } from './verification.decider.js';
import { verificationEvents } from './verification.events.js';

export const verification = defineAggregate('verification', verificationEvents, verificationDecider);

export const verificationOf = (businessId: string) => derivedStream(businessId, 'verification');
