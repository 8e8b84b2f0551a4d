import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../shared/api/features.query';
import { Link } from '../../../shared/ui/link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PagedList } from '../../../shared/ui/paged-list';
import { availabilityQuery } from '../api/availability.query';
import { invitationsQuery } from '../api/invitations.query';
import { AvailabilityForm } from '../components/availability-form';
import { InvitationCard } from '../components/invitation-card';
import { Proposals } from '../components/proposals';
import '../hiring.css';

const title = 'Work with businesses';

export default function WorkPage() {
  usePageTitle(title);
  const isOpen = useFeature('matching');
  const { data, error, refetch } = useQuery({ ...availabilityQuery, enabled: isOpen });
  const form = isOpen && data && <AvailabilityForm key={String(data.available)} availability={data} />;
  return (
    <div className="hiring">
      <div className="stack stack--tight">
        <Link to="/profile">Back to the profile</Link>
        <h1>{title}</h1>
        <p className="soft">
          {isOpen
            ? 'Say what you can do, and businesses that need it can ask you. It costs nothing.'
            : 'Work with businesses is not open at the moment.'}
        </p>
      </div>
      {error && !data && <LoadFailure what="what you are open to" error={error} onRetry={() => void refetch()} />}
      {!data?.available && form}
      {isOpen && data && (
        <PagedList
          title="Invitations"
          what="your invitations"
          query={invitationsQuery}
          empty="No business has asked for you yet. Invitations appear here."
        >
          {(invitation) => <InvitationCard invitation={invitation} />}
        </PagedList>
      )}
      {isOpen && data && <Proposals />}
      {data?.available && form}
    </div>
  );
}
