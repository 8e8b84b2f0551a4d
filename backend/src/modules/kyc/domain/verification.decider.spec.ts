import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import { recordHistory } from '../../../../test/support/record-history.js';
import type { AskForKycDetails, FailKyc, PassKyc, SubmitKyc, VerificationCommand } from './verification.commands.js';
import { type Verification, verificationDecider } from './verification.decider.js';
import { erasedDetails, type KycDetails, type VerificationEvent } from './verification.events.js';
import { verificationRefusals } from './verification.refusals.js';

const given = deciderSpec(verificationDecider, verificationRefusals);

const details: KycDetails = {
  ...erasedDetails,
  legalBusinessName: 'Adunni Foods',
  businessAddress: '4 Market Road, Ibadan',
  contactPhone: '+2348030000001',
  whatsappNumber: '+2348030000002',
};
const open: VerificationCommand = { type: 'OpenBusinessApplication', data: {} };
const submit: SubmitKyc = { type: 'SubmitKyc', data: { details } };
const pass = (more: Partial<PassKyc['data']> = {}): PassKyc => ({
  type: 'PassKyc',
  data: { reviewerIsMember: false, ...more },
});
const fail = (more: Partial<FailKyc['data']> = {}): FailKyc => ({
  type: 'FailKyc',
  data: { reviewerIsMember: false, ...more },
});

const ask = (more: Partial<AskForKycDetails['data']> = {}): AskForKycDetails => ({
  type: 'AskForKycDetails',
  data: { reviewerIsMember: false, message: 'Which street?', ...more },
});

const opened: VerificationEvent = { type: 'BusinessApplicationOpened', data: {} };
const submitted = (attempt = 1): VerificationEvent => ({ type: 'KycSubmitted', data: { attempt, details } });
const passed = (attempt = 1): VerificationEvent => ({ type: 'KycPassed', data: { attempt } });
const failed = (attempt = 1, told: { reason?: string; staffNote?: string } = {}): VerificationEvent => ({
  type: 'KycFailed',
  data: { attempt, ...told },
});

const asked = (attempt = 1): VerificationEvent => ({
  type: 'KycDetailsAsked',
  data: { attempt, message: 'Which street?' },
});

const states: Record<Verification['status'], VerificationEvent[]> = {
  none: [],
  new: [opened],
  pending: [opened, submitted()],
  asked: [opened, submitted(), asked()],
  approved: [opened, submitted(), passed()],
  failed: [opened, submitted(), failed()],
};

describe('every command in every state', () => {
  const decided = 'KYC_ALREADY_DECIDED';
  const commands = { open, submit, pass: pass(), ask: ask(), fail: fail() };
  const early = 'KYC_NOT_SUBMITTED';
  const pairs = listDecisions(given, {
    states,
    commands,
    expected: {
      none: {
        open: [opened],
        submit: [opened, submitted()],
        pass: 'NOT_FOUND',
        ask: 'NOT_FOUND',
        fail: 'NOT_FOUND',
      },
      new: { open: [], submit: [submitted()], pass: early, ask: early, fail: early },
      pending: { open: [], submit: 'KYC_ALREADY_PENDING', pass: [passed()], ask: [asked()], fail: [failed()] },
      asked: { open: [], submit: [submitted(2)], pass: [passed()], ask: 'KYC_DETAILS_ALREADY_ASKED', fail: [failed()] },
      approved: { open: [], submit: 'KYC_ALREADY_APPROVED', pass: decided, ask: decided, fail: decided },
      failed: { open: [], submit: [submitted(2)], pass: decided, ask: decided, fail: decided },
    },
  });
  it.each(pairs)('%s', (_, holds) => holds());
});

describe('reviewing', () => {
  it('keeps what the business may read apart from what it may not', () =>
    given(...states.pending)
      .when(fail({ reason: 'The address is missing.', staffNote: 'Second form from this number.' }))
      .then(failed(1, { reason: 'The address is missing.', staffNote: 'Second form from this number.' })));
  it('refuses a review of an attempt that was replaced meanwhile', () =>
    given(...states.failed, submitted(2))
      .when(pass({ attempt: 1 }))
      .thenAlreadyDecided('KYC_ALREADY_DECIDED', failed(1)));
  it('names the decision on the attempt that was meant, the last one where none was named', () => {
    const twice = given(...states.failed, submitted(2), passed(2));
    twice.when(fail({ attempt: 1 })).thenAlreadyDecided('KYC_ALREADY_DECIDED', failed(1));
    twice.when(fail({ attempt: 2 })).thenAlreadyDecided('KYC_ALREADY_DECIDED', passed(2));
    twice.when(fail()).thenAlreadyDecided('KYC_ALREADY_DECIDED', passed(2));
  });
  it('takes a decision without an answer to what was asked, and none on what was answered meanwhile', () => {
    const answered = given(...states.asked, submitted(2));
    answered.when(pass({ attempt: 1 })).thenRefused('KYC_ALREADY_DECIDED');
    answered.when(pass({ attempt: 2 })).then(passed(2));
  });
  it.each([pass, ask, fail].map((review) => review({ attempt: 2 })))(
    'refuses a review of an attempt that was never handed in: $type',
    (review) =>
      given(...states.pending)
        .when(review)
        .thenRefused('NOT_FOUND'),
  );
  it('takes a review of the attempt that waits', () =>
    given(...states.failed, submitted(2))
      .when(pass({ attempt: 2 }))
      .then(passed(2)));
  it.each([pass, ask, fail].map((review) => review({ reviewerIsMember: true })))(
    'refuses the business as its own reviewer: $type',
    (review) =>
      given(...states.pending)
        .when(review)
        .thenRefused('CANNOT_DECIDE_OWN_REQUEST'),
  );
});

describe('any order of commands', () => {
  const anyCommand = fc.oneof(fc.constantFrom(open, submit), fc.constantFrom(pass(), ask(), fail()));

  it('numbers the attempts, decides each once, and nothing after the one that passed', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
        const history = recordHistory(verificationDecider, commands);
        const story = history.map(({ type }) => type).join(' ');
        expect(story).not.toMatch(/KycSubmitted KycSubmitted/);
        expect(story).toMatch(
          /^(BusinessApplicationOpened( KycSubmitted( KycDetailsAsked)?( KycFailed)?)*( KycPassed)?)?$/,
        );
        const attempts = history.flatMap((event) => (event.type === 'KycSubmitted' ? [event.data.attempt] : []));
        expect(attempts).toEqual(attempts.map((_, i) => i + 1));
      }),
    );
  });
});
