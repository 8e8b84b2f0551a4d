import type { ReactNode } from 'react';
import { toClaims, wayToClaims } from '../../features/commerce/claim-status';
import { date, dateTime } from '../../shared/format';
import { Button, LinkButton } from '../../shared/ui/button';
import type { NextStep } from './next-step';
import { type NextStepContent, NextStepFrame } from './next-step-frame';
import { paymentRefused } from './payment-refused';

interface Props {
  step: NextStep;
  brief?: string | undefined;
  /** Why staff rejected a payment. */
  refusal?: string | null | undefined;
  onBecomePro: () => void;
}

export const NextStepCard = (props: Props) => <NextStepFrame {...contentOf(props)} />;

function contentOf({ step, brief, refusal, onBecomePro }: Props): NextStepContent {
  switch (step.code) {
    case 'send':
      return {
        title: `${step.part} is waiting to be sent`,
        text: 'Your appraisal is safe on this device, and goes out by itself as soon as there is a connection.',
        action: <ToChallenge>See your appraisal</ToChallenge>,
      };
    case 'become-pro':
      return {
        title: 'Upgrade to Pro',
        text: 'A Pro account opens the Learn Hub and the 7‑day challenge.',
        action: (
          <Button kind="sun" large onClick={onBecomePro}>
            Upgrade to Pro
          </Button>
        ),
      };
    case 'await-payment':
      return {
        title: 'We are looking for your payment',
        text: 'You become Pro here as soon as it is found. You need not reload.',
        action: <SunLink to={toClaims}>{wayToClaims('pending')}</SunLink>,
      };
    case 'payment-refused':
      return { ...paymentRefused(refusal), action: <SunLink to={toClaims}>{wayToClaims('rejected')}</SunLink> };
    case 'answer-business':
      return answerBusiness(step.by);
    case 'submit':
      return {
        title: step.day === 1 ? 'Your challenge starts here' : `Day ${step.day} is open`,
        text: brief ?? 'Write what you learned and link what you made. It takes ten minutes.',
        action: <ToChallenge>Submit day {step.day}</ToChallenge>,
      };
    case 'resubmit':
      return {
        title: `Day ${step.day} needs another try`,
        text: 'Fix what was wrong and send it again.',
        action: <ToChallenge>Resubmit day {step.day}</ToChallenge>,
      };
    case 'await-review':
      return {
        title: `Day ${step.day} is being reviewed`,
        text: 'Your points arrive here as soon as it is approved. You need not reload.',
        action: <ToChallenge>See the challenge</ToChallenge>,
      };
    case 'hand-in-week':
      return openWeek(step.week);
    case 'earn-more':
      return earnMore(step);
    case 'work-open':
      return openWork('Projects and gigs are open', certificationText(step.certificationAt));
    case 'all-open':
      return openWork('Everything is open');
  }
}

const answerBusiness = (by: string): NextStepContent => ({
  title: 'A business asks for you',
  text: `Look at what it offers, and say yes or no by ${dateTime(by)}.`,
  action: <SunLink to="/work">See the offer</SunLink>,
});

const earnMore = ({ missing, canImprove }: { missing: number; canImprove: boolean }): NextStepContent => ({
  title: 'Challenge complete',
  text: `${missing} more ${missing === 1 ? 'point opens' : 'points open'} live projects, team projects and gigs. ${canImprove ? 'Hand in a day once more: the better mark counts.' : 'Ask our team what else earns some.'}`,
  action: canImprove ? <ToChallenge>Improve a day</ToChallenge> : <SunLink to="/contact">Ask our team</SunLink>,
});

const openWeek = (week: number): NextStepContent => ({
  title: `Week ${week} is open`,
  text: 'Write what you learned this week and link what you made.',
  action: <ToChallenge>Submit week {week}</ToChallenge>,
});

const openWork = (title: string, more = ''): NextStepContent => ({
  title,
  celebrates: true,
  text: `You have the points and the days. Choose what to work on next.${more}`,
  action: <SunLink to="/opportunities">See your opportunities</SunLink>,
});

const certificationText = (at: string | null): string => (at ? ` Certification opens on ${date(at)}.` : '');

const SunLink = (props: { to: string; children: ReactNode }) => <LinkButton kind="sun" large {...props} />;

const ToChallenge = ({ children }: { children: ReactNode }) => <SunLink to="/appraisals">{children}</SunLink>;
