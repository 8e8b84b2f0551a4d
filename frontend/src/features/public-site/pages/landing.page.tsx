import { LinkButton } from '../../../shared/ui/button';
import { NigeriaFlag, SouthAfricaFlag } from '../../../shared/ui/flags';
import { ClosingCall } from '../components/closing-call';
import { Figures } from '../components/figures';
import hero from '../components/hero.svg';
import { HeroPicture } from '../components/hero-picture';
import { PathCards } from '../components/path-cards';
import { Questions } from '../components/questions';
import { Steps } from '../components/steps';
import { questions, steps } from '../landing-copy';

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Figures />
      <PathCards />
      <Steps title="From your first post to your first pay" steps={steps} />
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
    <HeroPicture
      file={hero}
      height={520}
      label="Two creators at work: one filming with a phone, one writing on a laptop"
    />
  </section>
);
