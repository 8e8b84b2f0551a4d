import { date } from '../../../shared/format';
import type { Journey } from '../api/journey.query';

export const ProgrammeProgress = ({ progress }: { progress: Journey['progress'] }) => (
  <section className="card stack stack--tight" aria-labelledby="programme">
    <h2 id="programme">Program progress</h2>
    <progress max={100} value={progress.percent} aria-labelledby="programme" />
    <p className="soft numbers">
      {Math.round(progress.percent)}% · {progress.percent < 100 ? 'until' : 'ended on'} {date(progress.endsAt)}
    </p>
  </section>
);
