import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../shared/api/features.query';
import { Link } from '../../../shared/ui/link';
import { availabilityQuery } from '../api/availability.query';
import { useHasWork } from '../use-has-work';

/** Leads a creator to her work with businesses, in the words of where she stands. */
export function WorkLine() {
  const isOn = useFeature('matching');
  const hasWork = useHasWork(true);
  const { data, isPending } = useQuery({ ...availabilityQuery, enabled: hasWork });
  if (!hasWork || isPending) return null;
  if (data?.available || !isOn) {
    return (
      <p>
        {data?.available ? 'You are open to work with businesses: ' : 'Businesses have asked for you: '}
        <Link to="/work">see your invitations</Link>.
      </p>
    );
  }
  return (
    <p>
      Businesses look for creators too: <Link to="/work">say what you are open to</Link>.
    </p>
  );
}
