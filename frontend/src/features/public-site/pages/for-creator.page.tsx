import { ClosingCall } from '../components/closing-call';
import creator from '../components/creator.svg';
import { HeroPicture } from '../components/hero-picture';
import { Offers } from '../components/offers';
import { PathHero } from '../components/path-hero';
import { Steps } from '../components/steps';
import { benefits, departments, journey } from '../creator-copy';

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
        <HeroPicture
          file={creator}
          label="A creator filming herself with a phone on a tripod, hearts and points rising beside her"
        />
      </PathHero>
      <Steps title="The Creator Journey, in three steps" steps={journey} />
      <Offers
        id="departments"
        title="Find your department"
        lead="You join through Social Media Management, Marketing or Event Management. Projects and teams work across all seven."
        offers={departments}
      />
      <Offers id="benefits" title="What you leave with" offers={benefits} />
      <ClosingCall
        title="Your first assignment is waiting."
        text="Joining is free. You choose a plan when you are ready to start."
        action="Join the internship"
        to={JOIN}
      />
    </>
  );
}
