import { NotConfigured } from '../../../shared/contact/not-configured';
import { usePrivacyDetails } from '../../../shared/contact/privacy-details';
import { legalVersions } from '../../../shared/reference-data';
import { Link } from '../../../shared/ui/link';

const terms = [
  [
    'Your account',
    'It is yours alone. What you tell us about yourself is true, and you keep your password to yourself.',
  ],
  [
    'Membership',
    'Joining is free. A Pro account runs for three months from the confirmation of its fee, and is not renewed by itself.',
  ],
  [
    'Points and reviews',
    'Staff review what you hand in. Points open features; they are no money and cannot be paid out.',
  ],
  ['What you hand in', 'It is your own work and stays yours. Staff see it to review it.'],
  [
    'Orders and requests',
    'A price holds as it was shown when you ordered. A request is no promise that it is granted.',
  ],
  [
    'Suspension',
    'Who breaks these terms may be suspended. You are told why, may appeal, and may still see or erase your data.',
  ],
] as const;

export default function TermsPage() {
  const details = usePrivacyDetails();
  return (
    <div className="band sheet">
      <div className="stack stack--tight">
        <h1>Terms</h1>
        <p className="soft">Version {legalVersions.terms}. The version you were shown stands in your data.</p>
      </div>
      {terms.map(([title, text]) => (
        <section key={title} className="stack stack--tight">
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section className="stack stack--tight">
        <h2>Who we are</h2>
        {details?.controller ? <p>{details.controller}</p> : <NotConfigured control="Controller" />}
        {details?.law ? <p>These terms are under {details.law}.</p> : <NotConfigured control="Law of the terms" />}
      </section>
      <p>
        <Link to="/privacy">Privacy</Link> · <a href="/licenses.txt">Licences of the software in these pages</a>
      </p>
    </div>
  );
}
