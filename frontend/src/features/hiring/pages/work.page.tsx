import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../shared/api/features.query';
import { ClosedPart } from '../../../shared/ui/closed-part';
import { Link } from '../../../shared/ui/link';
import { LoadState } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PagedList } from '../../../shared/ui/paged-list';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { availabilityQuery } from '../api/availability.query';
import { invitationsQuery } from '../api/invitations.query';
import { AvailabilityForm } from '../components/availability-form';
import { InvitationCard } from '../components/invitation-card';
import { Proposals } from '../components/proposals';
import { WithdrawAvailability } from '../components/withdraw-availability';
import '../hiring.css';

const title = 'Work with businesses';

export default function WorkPage() {
  usePageTitle(title);
  const isOpen = useFeature('matching');
  const availability = useQuery(availabilityQuery);
  const { data } = availability;
  const form = isOpen && data && <AvailabilityForm key={String(data.available)} availability={data} />;
  return (
    <div className="hiring" {...useKeptFocus()}>
      <div className="stack stack--tight">
        <Link to="/profile">Back to the profile</Link>
        <h1>{title}</h1>
        {isOpen ? (
          <p className="soft">Say what you can do, and businesses that need it can ask you. It costs nothing.</p>
        ) : (
          <ClosedPart>Businesses ask nobody new at the moment. What has begun goes on.</ClosedPart>
        )}
      </div>
      <LoadState of={availability} what="what you are open to" room="paged-list__skeleton" />
      {!data?.available && form}
      {data && (
        <PagedList
          title="Invitations"
          what="your invitations"
          query={invitationsQuery}
          isFed
          empty="No business has asked for you yet. Invitations appear here."
        >
          {(invitation) => <InvitationCard invitation={invitation} />}
        </PagedList>
      )}
      {isOpen && data?.available && <Proposals />}
      {data?.available && (isOpen ? form : <StillOpen />)}
    </div>
  );
}

/** While matching is off, all that is left of the form is to withdraw. */
const StillOpen = () => (
  <section className="card stack stack--tight" aria-labelledby="availability">
    <h2 id="availability">You are open to work</h2>
    <p>Your choices are kept for when businesses can ask again.</p>
    <div>
      <WithdrawAvailability />
    </div>
  </section>
);
