import { features, growthPath, promises } from '../business-copy';
import business from '../components/business.svg';
import { ClosingCall } from '../components/closing-call';
import { HeroPicture } from '../components/hero-picture';
import { Offers } from '../components/offers';
import { PathHero } from '../components/path-hero';
import { Steps } from '../components/steps';

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
        <HeroPicture
          file={business}
          label="A shop owner in front of her open shop, with a growing line above the roof"
        />
      </PathHero>
      <Offers id="features" title="What you can use" offers={features} />
      <Steps title="Your path to growth" steps={growthPath} />
      <Offers id="promises" title="What you can count on" offers={promises} />
      <ClosingCall
        title="Open your doors a little wider."
        text="Signing up takes two minutes and costs nothing."
        action="Join as a business"
        to={JOIN}
      />
    </>
  );
}
