import type { Member } from '../../shared/session/member';

export type BusinessNextStep =
  | 'submit-kyc'
  | 'answer-kyc'
  | 'resubmit-kyc'
  | 'renew'
  | 'await-payment'
  | 'become-pro'
  | 'await-kyc'
  | 'kyc-erased'
  | 'answer-creator'
  | 'all-open';

interface Situation {
  kycStatus: Member['kycStatus'];
  isPro: boolean;
  inGrace: boolean;
  claimPending: boolean;
  answerDue: boolean;
}

/** The one thing a business should do now: its own turn before ours, and what it was last asked for before what is new. */
export function businessNextStep({ kycStatus, isPro, inGrace, claimPending, answerDue }: Situation): BusinessNextStep {
  if (kycStatus === 'asked') return 'answer-kyc';
  if (kycStatus === 'failed') return 'resubmit-kyc';
  if (kycStatus === 'erased') return 'kyc-erased';
  if (kycStatus === 'new' || kycStatus === null) return 'submit-kyc';
  if (!isPro) return claimPending ? 'await-payment' : 'become-pro';
  if (inGrace && !claimPending) return 'renew';
  if (answerDue) return 'answer-creator';
  return kycStatus === 'pending' ? 'await-kyc' : 'all-open';
}
