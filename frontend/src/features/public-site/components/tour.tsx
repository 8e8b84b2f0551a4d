import { Link } from '../../../shared/ui/link';
import type screens from '../screens.json';
import { stops, tours } from '../tours.json' with { type: 'json' };
import { Phone } from './phone';
import { ReviewTime } from './review-time';

interface Stop {
  title: string;
  text: string;
  screen: keyof typeof screens;
  link?: { to: string; label: string };
  /** Adds the median review time. */
  isReviewed?: boolean;
}
const stopsByName = stops as Record<string, Stop>;

/** Screenshots of the member pages. */
const Tour = ({ of }: { of: keyof typeof tours }) => (
  <section className="band" aria-labelledby="tour">
    <h2 id="tour" className="band__title">
      See it before you join
    </h2>
    <ul className="tour">
      {tours[of]
        .flatMap((name) => stopsByName[name] ?? [])
        .map(({ title, text, screen, link, isReviewed }) => (
          <li key={title} className="tour__stop">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
            {isReviewed && <ReviewTime />}
            {link && <Link to={link.to}>{link.label}</Link>}
            <div className="tour__window">
              <Phone screen={screen} />
            </div>
          </li>
        ))}
    </ul>
    <p className="soft">These are screens of the demo, with nobody’s data in them.</p>
  </section>
);

export default Tour;
