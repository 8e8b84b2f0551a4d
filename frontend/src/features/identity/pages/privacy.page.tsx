import { lazy, type ReactNode } from 'react';
import { NotConfigured } from '../../../shared/contact/not-configured';
import { type PrivacyDetails, usePrivacyDetails } from '../../../shared/contact/privacy-details';
import { legalVersions, privacyAnswerDays } from '../../../shared/reference-data';
import { Deferred } from '../../../shared/ui/error-boundary';
import { Link } from '../../../shared/ui/link';
import { useHydrated } from '../../../shared/ui/use-hydrated';

/** Loaded on demand, as few need it. */
const SuspendedDoors = lazy(() => import('../components/suspended-doors'));

/** The privacy notice. Parts that load late stand late in it, so that they move little. */
export default function PrivacyPage() {
  const details = usePrivacyDetails();
  const isHydrated = useHydrated();
  return (
    <div className="band sheet">
      <div className="stack stack--tight">
        <h1>Privacy</h1>
        <p className="soft">Version {legalVersions.privacyNotice}. The version you were shown stands in your data.</p>
      </div>
      <Section title="What we hold, and why">
        <ul>
          <li>Your name, e-mail, phone, place and gender: to run your membership and to reach you about it.</li>
          <li>
            What you hand in, order, ask for and pay, and what staff decide about it: to carry it out and prove it.
          </li>
          <li>
            What a business tells for its verification: to verify it. Creators whom it asks see its name, and nothing
            else of it.
          </li>
          <li>Sign-ins, and which of our staff looked at your data: to keep your account safe.</li>
          <li>News and offers are sent only to who agreed. You change that in your profile at any time.</li>
        </ul>
      </Section>
      <Section title="How long">
        <Periods details={details} />
      </Section>
      <Section title="Who else sees it">
        <p>
          Staff who need your details. Once a business and a creator have both said yes to work, each sees the other’s
          name, e-mail and phone. We keep your data encrypted, and sell it to nobody.
        </p>
        <Said name="Shared with" text={details?.sharedWith} />
      </Section>
      <Section title="Your rights">
        <p>
          You may see what we hold, take it along, correct it, object, and have it erased. Sign in and open{' '}
          <Link to="/profile/your-data">Your data</Link>, or <Link to="/contact">write to us</Link>. You get an answer
          within {privacyAnswerDays} days.
        </p>
        <Said name="Complaints go to" text={details?.complaints} />
      </Section>
      <Section title="Who answers for your data">
        <Said name="Controller" text={details?.controller} />
        <Said name="Data protection officer" text={details?.officer} />
      </Section>
      <section id="suspended" className="card stack" aria-labelledby="suspended-title">
        <h2 id="suspended-title">Is your account suspended?</h2>
        <p>These rights stay yours. Your e-mail and password open them here.</p>
        <Deferred>{isHydrated && <SuspendedDoors />}</Deferred>
      </section>
      <p>
        <Link to="/terms">Terms</Link>
      </p>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack stack--tight">
    <h2>{title}</h2>
    {children}
  </section>
);

/** Hidden if it is not set; staff see that it is missing. */
const Said = ({ name, text }: { name: string; text: string | null | undefined }) =>
  text ? (
    <p>
      <strong>{name}:</strong> {text}
    </p>
  ) : (
    <NotConfigured control={name} />
  );

function Periods({ details }: { details: PrivacyDetails | undefined }) {
  const { inactiveMonths, warningDays, accessLogDays } = details ?? {};
  return (
    <ul>
      <li>Your data: while you are a member, until you ask us to erase it.</li>
      {inactiveMonths && (
        <li>
          Who has not signed in for {inactiveMonths} months is warned by mail, and erased {warningDays} days later.
        </li>
      )}
      {accessLogDays && <li>Sign-ins and who looked: {accessLogDays} days.</li>}
      <li>Backups: what was erased is erased again whenever one is brought back.</li>
    </ul>
  );
}
