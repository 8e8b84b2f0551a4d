import { countryName, date } from '../../../shared/format';
import type { Member } from '../../../shared/session/member';

export function ContactInformation({ member }: { member: Member }) {
  const { email, phone, state, country, registeredAt } = member;
  const place = country ? [state, countryName(country)].filter(Boolean).join(', ') : null;
  return (
    <section className="card stack" aria-labelledby="contact">
      <h2 id="contact">Contact information</h2>
      <dl className="profile__facts">
        <Fact term="E-mail" value={email} />
        {phone && <Fact term="Phone" value={phone} />}
        {place && <Fact term="Location" value={place} />}
        <Fact term="Registered" value={date(registeredAt)} />
      </dl>
    </section>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt className="soft">{term}</dt>
    <dd>{value}</dd>
  </div>
);
