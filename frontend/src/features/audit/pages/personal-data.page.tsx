import { useListSearch } from '../../../shared/console/use-list-search';
import { usePrivacyDetails } from '../../../shared/contact/privacy-details';
import { MemberPicker } from '../history/member-picker';
import { HeldData } from '../personal-data/held-data';
import { Requests } from '../personal-data/requests';
import { VerifyLog } from '../proof/verify-log';
import '../history/history.css';
import '../personal-data/personal-data.css';
import '../proof/proof.css';

/** Answers to members' privacy requests: access, a copy and erasure. */
export default function PersonalDataPage() {
  const search = useListSearch();
  const memberId = search.filter('member');
  const show = (member: string | undefined) => search.goTo({ member });
  return (
    <div className="stack personal-data">
      <section className="stack stack--tight" aria-labelledby="person">
        <h2 id="person">What we hold on a person</h2>
        <p className="soft">Whatever you open here is recorded, with your name.</p>
        <div className="held__picker">
          <MemberPicker label="Whose data" value={memberId} onChange={show} />
        </div>
      </section>
      {memberId && <HeldData key={memberId} memberId={memberId} onClose={() => show(undefined)} />}
      {!memberId && <Requests search={search} />}
      <section className="stack stack--tight" aria-labelledby="still">
        <h2 id="still">The proof still holds</h2>
        <p>
          Erasing destroys keys, never events: what was sealed stays as it was sealed, and nobody can read the personal
          part any more. See for yourself.
        </p>
        <VerifyLog />
      </section>
      <Retention />
    </div>
  );
}

/** The retention periods from the settings, as the privacy page shows them. */
function Retention() {
  const { inactiveMonths, warningDays = 0, accessLogDays } = usePrivacyDetails() ?? {};
  if (!accessLogDays) return null;
  return (
    <section className="stack stack--tight" aria-labelledby="retention">
      <h2 id="retention">How long we keep it</h2>
      <p>
        {inactiveMonths
          ? `Members who have not signed in for ${inactiveMonths} months are warned by mail, and erased ${warningDays} days later. `
          : 'Members are kept until they ask to be erased: no schedule is set, or no mail is sent. '}
        Who looked is kept for {accessLogDays} days.
      </p>
    </section>
  );
}
