import type { Command } from '../../../platform/event-sourcing/index.js';
import type { KycDetails } from './verification.events.js';

/** Registration is the application; what comes later finds it open. */
type OpenBusinessApplication = Command<'OpenBusinessApplication', Record<string, never>>;
export type SubmitKyc = Command<'SubmitKyc', { details: KycDetails }>;

interface Review {
  /** The attempt that the reviewer read; a review of an earlier one comes too late. */
  readonly attempt?: number;
  readonly reviewerIsMember: boolean;
}
export type PassKyc = Command<'PassKyc', Review>;
/** Neither passes nor fails it: the business is to say or correct something first. */
export type AskForKycDetails = Command<'AskForKycDetails', Review & { message: string }>;
export type FailKyc = Command<'FailKyc', Review & { reason?: string; staffNote?: string }>;

export type VerificationCommand = OpenBusinessApplication | SubmitKyc | PassKyc | AskForKycDetails | FailKyc;
