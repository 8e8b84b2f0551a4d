import { LinkButton } from '../../../shared/ui/button';
import { PatternStrip } from '../../../shared/ui/pattern-strip';
import { Figures } from '../components/figures';
import { NigeriaFlag, SouthAfricaFlag } from '../components/flags';
import { HeroIllustration } from '../components/hero-illustration';
import { PathCards } from '../components/path-cards';
import { questions, steps } from '../landing-copy';

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Figures />
      <PathCards />
      <Steps />
      <Questions />
      <ClosingCall />
    </>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div className="hero__text">
        <p className="hero__place">
          <NigeriaFlag />
          <SouthAfricaFlag />
          Nigeria and South Africa
        </p>
        <h1>Turn what you love making into work that pays.</h1>
        <p className="hero__lead">
          Learn with people who do it for a living, earn points for real assignments, and open the door to paid
          projects.
        </p>
        <LinkButton to="/register" large>
          Get Started
        </LinkButton>
      </div>
      <HeroIllustration />
    </section>
  );
}

function Steps() {
  return (
    <section className="band" aria-labelledby="steps">
      <h2 id="steps" className="band__title">
        From your first post to your first pay
      </h2>
      <ol className="steps">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="steps__item">
            <span className="steps__number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Questions() {
  return (
    <section className="band band--questions" aria-labelledby="questions">
      <h2 id="questions" className="band__title">
        Good to know
      </h2>
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p className="soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function ClosingCall() {
  return (
    <section className="closing on-night" aria-labelledby="closing">
      <PatternStrip />
      <div className="closing__text">
        <h2 id="closing">Your first day can be today.</h2>
        <p>Signing up takes two minutes and costs nothing.</p>
        <LinkButton to="/register" kind="sun" large>
          Sign Up
        </LinkButton>
      </div>
    </section>
  );
}
