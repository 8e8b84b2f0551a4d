import { useQuery } from '@tanstack/react-query';
import { MemberLink } from '../../../shared/console/member-link';
import { nameOf } from '../../../shared/console/person';
import { LoadState } from '../../../shared/ui/load-failure';
import { sharingBusinessesQuery } from '../api/sharing-businesses.query';
import '../kyc-review.css';

/** Other businesses with the same phone, name or address, which may have the same owner. */
export function SharingBusinesses({ userId }: { userId: string }) {
  const query = useQuery(sharingBusinessesQuery(userId));
  return (
    <section className="sharing" aria-label="Elsewhere">
      <h3>Elsewhere</h3>
      {query.data?.items.length === 0 && <p className="soft">No other business gave this phone, name or address.</p>}
      <ul>
        {query.data?.items.map((business) => (
          <li key={business.userId}>
            Same {business.shares.join(', ')}: <bdi>{business.legalBusinessName}</bdi>, of{' '}
            <MemberLink id={business.userId} name={nameOf(business)} />
          </li>
        ))}
      </ul>
      <LoadState of={query} what="where else these details stand" room="sharing__room" />
    </section>
  );
}
