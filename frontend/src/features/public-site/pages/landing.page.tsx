import { Suspense } from 'react';
import { LinkButton } from '../../../shared/ui/button';
import { NigeriaFlag, SouthAfricaFlag } from '../../../shared/ui/flags';
import { lazyPart } from '../../../shared/ui/load-error';
import { ClosingCall } from '../components/closing-call';
import { Figures } from '../components/figures';
import { PathCards } from '../components/path-cards';
import { HeroPhone } from '../components/phone';
import { Questions } from '../components/questions';
import { Steps } from '../components/steps';
import { questions, steps } from '../landing-copy';

const Tour = lazyPart(() => import('../components/tour'));
const PlanPrices = lazyPart(() => import('../components/plan-prices'));
const DepartmentList = lazyPart(() => import('../components/department-list'));
const Voices = lazyPart(() => import('../components/voices'));

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Figures />
      <PathCards />
      <Suspense>
        <Tour of="everybody" />
      </Suspense>
      <Steps title="From your first post to your first pay" steps={steps} />
      <Suspense>
        <PlanPrices />
        <DepartmentList />
        <Voices />
      </Suspense>
      <Questions title="Good to know" questions={questions} />
      <ClosingCall
        title="Your first day can be today."
        text="Signing up takes two minutes and costs nothing."
        action="Sign Up"
        to="/register"
      />
    </>
  );
}

const Hero = () => (
  <section className="hero">
    <div className="hero__text">
      <p className="hero__place">
        <NigeriaFlag />
        <SouthAfricaFlag />
        Nigeria and South Africa
      </p>
      <h1>Turn what you love making into work that pays.</h1>
      <p className="hero__lead">
        Learn with people who do it for a living, earn points for real assignments, and open the door to paid projects.
      </p>
      <LinkButton to="/register" large>
        Get Started
      </LinkButton>
    </div>
    <HeroPhone screen="challenge" />
  </section>
);
