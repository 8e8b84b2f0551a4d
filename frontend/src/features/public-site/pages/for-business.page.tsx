import { Suspense } from 'react';
import { lazyPart } from '../../../shared/ui/load-error';
import { features, growthPath, promises } from '../business-copy';
import { ClosingCall } from '../components/closing-call';
import { Offers } from '../components/offers';
import { PathHero } from '../components/path-hero';
import { HeroPhone } from '../components/phone';
import { Steps } from '../components/steps';

const Tour = lazyPart(() => import('../components/tour'));
const PlanPrices = lazyPart(() => import('../components/plan-prices'));

const JOIN = '/register?type=business';

export default function ForBusinessPage() {
  return (
    <>
      <PathHero
        kicker="For Business"
        title="Your business is good. Let more people know."
        lead="Affordable growth tools, marketing by people who are trained for it, and creators you can hire by the day or by the month."
        action="Join as a business"
        to={JOIN}
        facts={['Nigeria and South Africa', 'Hire by the day or the month']}
      >
        <HeroPhone screen="tools" />
      </PathHero>
      <Offers id="features" title="What you can use" offers={features} />
      <Suspense>
        <Tour of="businesses" />
      </Suspense>
      <Steps title="Your path to growth" steps={growthPath} />
      <Offers id="promises" title="What you can count on" offers={promises} />
      <Suspense>
        <PlanPrices />
      </Suspense>
      <ClosingCall
        title="Open your doors a little wider."
        text="Signing up takes two minutes and costs nothing."
        action="Join as a business"
        to={JOIN}
      />
    </>
  );
}
