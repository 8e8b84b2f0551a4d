import { Suspense } from 'react';
import { lazyPart } from '../../../shared/ui/load-error';
import { ClosingCall } from '../components/closing-call';
import { PathHero } from '../components/path-hero';
import { HeroPhone } from '../components/phone';
import { Steps } from '../components/steps';

const Tour = lazyPart(() => import('../components/tour'));
const CreatorOffers = lazyPart(() => import('../components/creator-offers'));
const CertificateSample = lazyPart(() => import('../components/certificate-sample'));
const PlanPrices = lazyPart(() => import('../components/plan-prices'));

const journey = [
  {
    title: 'Become Pro',
    text: 'Sign up, take the skills assessment in a chat with us, and upgrade. A Pro account opens the Learn Hub and the challenge.',
  },
  {
    title: 'Earn 50 points',
    text: 'Take the 7\u2011day challenge: a lesson, an assignment and an appraisal each day. A person reviews your work and gives you points.',
  },
  {
    title: 'Unlock all features',
    text: 'Live projects with brands, your own team project, freelance gigs, and in time a certificate and a recommendation.',
  },
] as const;

const JOIN = '/register?type=creator';

export default function ForCreatorPage() {
  return (
    <>
      <PathHero
        kicker="Creators Internship"
        title="Three months from posting to being paid for it."
        lead="Become a social media pro, a professional marketer and an event planner, with lessons, real assignments and people who review your work."
        action="Join the internship"
        to={JOIN}
        facts={['3 months', 'Remote or hybrid', 'Works on your phone']}
      >
        <HeroPhone screen="points" />
      </PathHero>
      <Steps title="The Creator Journey, in three steps" steps={journey} />
      <Suspense>
        <Tour of="creators" />
        <CreatorOffers />
        <CertificateSample />
        <PlanPrices />
      </Suspense>
      <ClosingCall
        title="Your first assignment is waiting."
        text="Joining is free. You choose a plan when you are ready to start."
        action="Join the internship"
        to={JOIN}
      />
    </>
  );
}
