import type { Claim } from '../../features/commerce/claim-status';
import type { Member } from '../../shared/session/member';

export type BusinessNextStep =
  | 'submit-kyc'
  | 'answer-kyc'
  | 'resubmit-kyc'
  | 'renew'
  | 'await-payment'
  | 'payment-refused'
  | 'become-pro'
  | 'await-kyc'
  | 'kyc-erased'
  | 'answer-creator'
  | 'all-open';

interface Situation {
  kycStatus: Member['kycStatus'];
  isPro: boolean;
  inGrace: boolean;
  payment: Claim['status'] | undefined;
  answerDue: boolean;
}

/** The one thing a business should do now. Its own turn comes before ours, older requests before newer ones. */
export function businessNextStep({ kycStatus, isPro, inGrace, payment, answerDue }: Situation): BusinessNextStep {
  if (kycStatus === 'asked') return 'answer-kyc';
  if (kycStatus === 'failed') return 'resubmit-kyc';
  if (kycStatus === 'erased') return 'kyc-erased';
  if (!isPro && payment === 'rejected') return 'payment-refused';
  if (kycStatus === 'new' || kycStatus === null) return 'submit-kyc';
  if (!isPro) return payment === 'pending' ? 'await-payment' : 'become-pro';
  if (inGrace && payment !== 'pending') return 'renew';
  if (answerDue) return 'answer-creator';
  return kycStatus === 'pending' ? 'await-kyc' : 'all-open';
}
