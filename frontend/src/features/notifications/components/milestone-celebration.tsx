import { useQuery } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { AwardIcon } from '../../../shared/ui/feature-icons';
import { PatternStrip } from '../../../shared/ui/pattern-strip';
import { markNotificationsRead } from '../api/mark-notifications-read.mutation';
import { newestQuery } from '../api/notifications.query';
import { findUnseenMilestone } from '../unseen-milestone';
import '../notifications.css';

/** A milestone is celebrated until the member has seen it, on whichever device that is. */
export function MilestoneCelebration({ held }: { held: readonly { name: string }[] }) {
  const { data } = useQuery(newestQuery);
  const command = useCommand(markNotificationsRead, { touches: ['notifications'], failed: 'NOT_MARKED_READ' });
  const milestone = findUnseenMilestone(
    data?.items ?? [],
    held.map(({ name }) => name),
  );
  if (!milestone) return null;
  return (
    <section className="celebration on-night" aria-labelledby="celebration">
      <PatternStrip />
      <div className="celebration__content">
        <AwardIcon />
        <div className="stack stack--tight">
          <h2 id="celebration">{milestone.title}</h2>
          <p>{milestone.text}</p>
        </div>
        <Button kind="sun" pending={command.isPending} onClick={() => void command.run({ id: milestone.id })}>
          Thank you
        </Button>
      </div>
    </section>
  );
}
