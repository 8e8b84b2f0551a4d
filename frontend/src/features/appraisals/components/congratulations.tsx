import { pointsText } from '../../../shared/format';
import { LinkButton } from '../../../shared/ui/button';
import { PatternStrip } from '../../../shared/ui/pattern-strip';

export const Congratulations = ({ points }: { points: number }) => (
  <section className="congratulations on-night" aria-labelledby="congratulations">
    <PatternStrip />
    <div className="congratulations__content">
      <h2 id="congratulations">Congratulations!</h2>
      <p>
        You finished all seven days and earned <strong className="numbers">{pointsText(points)}</strong>. That is how a
        habit starts.
      </p>
      <LinkButton kind="sun" large to="/dashboard">
        See what is open to you
      </LinkButton>
    </div>
    <PatternStrip />
  </section>
);
