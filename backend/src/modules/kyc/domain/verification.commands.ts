import type { Command } from '../../../platform/event-sourcing/index.js';
import type { KycDetails } from './verification.events.js';

/** Sent after registration, which is the application. Does nothing when it is open. */
type OpenBusinessApplication = Command<'OpenBusinessApplication', Record<string, never>>;
export type SubmitKyc = Command<'SubmitKyc', { details: KycDetails }>;

interface Review {
  /** The attempt that the reviewer read. A review of an earlier one is refused. */
  readonly attempt?: number;
  readonly reviewerIsMember: boolean;
}
export type PassKyc = Command<'PassKyc', Review>;
/** Neither passes nor fails: the business answers a question or corrects something first. */
export type AskForKycDetails = Command<'AskForKycDetails', Review & { message: string }>;
export type FailKyc = Command<'FailKyc', Review & { reason?: string; staffNote?: string }>;

export type VerificationCommand = OpenBusinessApplication | SubmitKyc | PassKyc | AskForKycDetails | FailKyc;
