import type { ReactNode } from 'react';
import { date, placeName } from '../../../shared/format';
import type { Member } from '../../../shared/session/member';
import { Address, PhoneNumber } from '../../../shared/ui/address';
import { Link } from '../../../shared/ui/link';
import { canCorrectEmail, useEmailVerification } from '../use-email-verification';

export function ContactInformation({ member }: { member: Member }) {
  const { email, emailVerifiedAt, phone, registeredAt } = member;
  const asked = useEmailVerification();
  const place = placeName(member);
  return (
    <section className="card stack" aria-labelledby="contact">
      <h2 id="contact">Contact information</h2>
      <dl className="profile__facts">
        <Fact term="E-mail" value={<Address of={email} />}>
          {emailVerifiedAt && 'Verified'}
          {canCorrectEmail(member) && (
            <Link to="/profile/email">{asked === 'off' ? 'Correct it' : 'Not verified yet'}</Link>
          )}
        </Fact>
        {phone && <Fact term="Phone" value={<PhoneNumber of={phone} />} />}
        {place && <Fact term="Location" value={place} />}
        <Fact term="Registered" value={date(registeredAt)} />
      </dl>
    </section>
  );
}

const Fact = ({ term, value, children }: { term: string; value: ReactNode; children?: ReactNode }) => (
  <div>
    <dt className="soft">{term}</dt>
    <dd>
      {value} {children}
    </dd>
  </div>
);
