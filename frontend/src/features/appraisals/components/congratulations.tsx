import { pointsText } from '../../../shared/format';
import { unlockThreshold } from '../../../shared/reference-data';
import { useMember } from '../../../shared/session/member';
import { LinkButton } from '../../../shared/ui/button';
import { PatternStrip } from '../../../shared/ui/pattern-strip';

interface Props {
  points: number;
  /** Days can be submitted again, as the part below explains. */
  canImprove: boolean;
}

export function Congratulations({ points, canImprove }: Props) {
  const missing = unlockThreshold - useMember().points;
  const next =
    missing > 0 ? { to: '/contact', text: 'Ask our team' } : { to: '/opportunities', text: 'See what is open to you' };
  return (
    <section className="congratulations on-night" aria-labelledby="congratulations">
      <PatternStrip />
      <div className="congratulations__content">
        <h2 id="congratulations">Congratulations!</h2>
        <p>
          You finished all seven days and earned <strong className="numbers">{pointsText(points)}</strong>. That is how
          a habit starts.
        </p>
        {missing > 0 && (
          <p>
            {canImprove
              ? 'Your next step is below.'
              : `To the ${unlockThreshold} points that open projects and gigs it is ${pointsText(missing)}. Ask our team what else earns some.`}
          </p>
        )}
        {(missing <= 0 || !canImprove) && (
          <LinkButton kind="sun" large to={next.to}>
            {next.text}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
