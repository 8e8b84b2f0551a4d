import {
  AlreadyDecided,
  byType,
  type Decider,
  DomainError,
  type Event,
  foldByType,
} from '../../../platform/event-sourcing/index.js';
import type { AskForKycDetails, FailKyc, PassKyc, SubmitKyc, VerificationCommand } from './verification.commands.js';
import type { VerificationEvent } from './verification.events.js';
import { verificationRefusals } from './verification.refusals.js';

export type Verification =
  | { status: 'none' }
  | { status: 'new' }
  | { status: 'pending' | 'asked' | 'approved' | 'failed'; attempt: number };

export const verificationDecider: Decider<Verification, VerificationCommand, VerificationEvent> = {
  initial: { status: 'none' },
  decide: byType({
    OpenBusinessApplication: (_, verification) => open(verification),
    SubmitKyc: submit,
    PassKyc: pass,
    AskForKycDetails: ask,
    FailKyc: fail,
  }),
  evolve: foldByType({
    BusinessApplicationOpened: () => ({ status: 'new' }),
    KycSubmitted: (_, { data }) => ({ status: 'pending', attempt: data.attempt }),
    KycDetailsAsked: (_, { data }) => ({ status: 'asked', attempt: data.attempt }),
    KycPassed: (_, { data }) => ({ status: 'approved', attempt: data.attempt }),
    KycFailed: (_, { data }) => ({ status: 'failed', attempt: data.attempt }),
  }),
};

function open({ status }: Verification): VerificationEvent[] {
  return status === 'none' ? [{ type: 'BusinessApplicationOpened', data: {} }] : [];
}

/** Opens the application if the submission comes before it, as shortly after a registration. */
function submit({ data: { details } }: SubmitKyc, verification: Verification): VerificationEvent[] {
  if (verification.status === 'pending') throw new DomainError(verificationRefusals.KYC_ALREADY_PENDING);
  if (verification.status === 'approved') throw new DomainError(verificationRefusals.KYC_ALREADY_APPROVED);
  const attempt = 'attempt' in verification ? verification.attempt + 1 : 1;
  return [...open(verification), { type: 'KycSubmitted', data: { attempt, details } }];
}

function pass({ data }: PassKyc, verification: Verification): VerificationEvent[] {
  return [{ type: 'KycPassed', data: { attempt: attemptUnderReview(data, verification) } }];
}

function ask({ data }: AskForKycDetails, verification: Verification): VerificationEvent[] {
  if (verification.status === 'asked') throw new DomainError(verificationRefusals.KYC_DETAILS_ALREADY_ASKED);
  return [
    { type: 'KycDetailsAsked', data: { attempt: attemptUnderReview(data, verification), message: data.message } },
  ];
}

function fail({ data }: FailKyc, verification: Verification): VerificationEvent[] {
  const { reason, staffNote } = data;
  const attempt = attemptUnderReview(data, verification);
  return [{ type: 'KycFailed', data: { attempt, ...(reason && { reason }), ...(staffNote && { staffNote }) } }];
}

/** The attempt that the reviewer read. Throws when it was decided or this reviewer may not decide it. */
function attemptUnderReview(review: PassKyc['data'], verification: Verification): number {
  if (review.reviewerIsMember) throw new DomainError(verificationRefusals.CANNOT_DECIDE_OWN_REQUEST);
  if (verification.status === 'none') throw new DomainError(verificationRefusals.NOT_FOUND);
  if (verification.status === 'new') throw new DomainError(verificationRefusals.KYC_NOT_SUBMITTED);
  const { attempt = verification.attempt } = review;
  if (attempt > verification.attempt) throw new DomainError(verificationRefusals.NOT_FOUND);
  if (!isOpen(verification.status) || attempt < verification.attempt) {
    throw new AlreadyDecided(verificationRefusals.KYC_ALREADY_DECIDED, {}, (event) => isDecisionOn(attempt, event));
  }
  return verification.attempt;
}

const isOpen = (status: Verification['status']): boolean => status === 'pending' || status === 'asked';

const isDecisionOn = (attempt: number, { type, data }: Event): boolean =>
  (type === 'KycPassed' || type === 'KycFailed') && 'attempt' in data && data.attempt === attempt;
