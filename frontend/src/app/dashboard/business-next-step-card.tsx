import type { ReactNode } from 'react';
import { toClaims, wayToClaims } from '../../features/commerce/claim-status';
import { renewalPath } from '../../features/commerce/plan-choice';
import { defaultPlan } from '../../shared/reference-data';
import { Button, LinkButton } from '../../shared/ui/button';
import type { BusinessNextStep } from './business-next-step';
import { type NextStepContent, NextStepFrame } from './next-step-frame';
import { paymentRefused } from './payment-refused';

interface Props {
  step: BusinessNextStep;
  answerTo: string | undefined;
  /** The plan that a renewal goes on with. */
  proPlan: string | undefined;
  /** Why staff rejected a payment. */
  refusal: string | null | undefined;
  onBecomePro: () => void;
}

export const BusinessNextStepCard = (props: Props) => (
  <NextStepFrame
    {...(props.step === 'payment-refused' ? paymentRefused(props.refusal) : texts[props.step])}
    action={<Action {...props} />}
  />
);

const texts: Record<Exclude<BusinessNextStep, 'payment-refused'>, Omit<NextStepContent, 'action'>> = {
  'submit-kyc': {
    title: 'Verify your business',
    text: 'Tell us who you are. It takes five minutes, and what you type stays on this device until you send it.',
  },
  'answer-kyc': {
    title: 'We need more for your verification',
    text: 'Read what we ask. Your answers are still there: add what is missing and send them again.',
  },
  'resubmit-kyc': {
    title: 'Your verification needs another look',
    text: 'Your answers are still there: review them, change what was wrong and send them again.',
  },
  'await-payment': {
    title: 'We are looking for your payment',
    text: 'You become Pro here as soon as it is found. You need not reload.',
  },
  'become-pro': {
    title: 'Upgrade to Pro',
    text: 'A Pro account opens growth tools, creators for hire and the Learn Hub.',
  },
  'await-kyc': {
    title: 'Your verification is pending',
    text: 'A person reads what you sent. The answer arrives here; you need not reload.',
  },
  'kyc-erased': {
    title: 'Your verification was erased',
    text: 'This business cannot be verified with this account any more. Write to us if you have a question.',
  },
  'answer-creator': {
    title: 'A creator said yes',
    text: 'The creator waits for your answer. Say yes to see how you reach each other.',
  },
  renew: {
    title: 'Renew your Pro plan',
    text: 'Your period is over. Renew now and nothing closes.',
  },
  'all-open': {
    title: 'Everything is open',
    celebrates: true,
    text: 'Order what your business needs, or ask for the people who help it grow.',
  },
};

function Action({ step, answerTo = '', proPlan = defaultPlan, onBecomePro }: Props) {
  switch (step) {
    case 'submit-kyc':
      return <ToPage to="/kyc">Start verification</ToPage>;
    case 'answer-kyc':
      return <ToPage to="/kyc">Read and answer</ToPage>;
    case 'resubmit-kyc':
      return <ToPage to="/kyc">Review and resubmit</ToPage>;
    case 'await-kyc':
      return <ToPage to="/kyc">See what you sent</ToPage>;
    case 'kyc-erased':
      return <ToPage to="/contact">Contact us</ToPage>;
    case 'answer-creator':
      return <ToPage to={`/hire-interns/${answerTo}`}>Answer</ToPage>;
    case 'payment-refused':
    case 'await-payment':
      return <ToPage to={toClaims}>{wayToClaims(step === 'await-payment' ? 'pending' : 'rejected')}</ToPage>;
    case 'renew':
      return <ToPage to={renewalPath(proPlan)}>Renew</ToPage>;
    case 'all-open':
      return <ToPage to="/growth-tools">See growth tools</ToPage>;
    case 'become-pro':
      return (
        <Button kind="sun" large onClick={onBecomePro}>
          Upgrade to Pro
        </Button>
      );
  }
}

const ToPage = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkButton kind="sun" large to={to}>
    {children}
  </LinkButton>
);
