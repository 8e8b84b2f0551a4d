import { pageNames } from '../../../shared/page-names';
import { gigs } from '../../../shared/reference-data';
import { Button } from '../../../shared/ui/button';
import { BriefcaseIcon } from '../../../shared/ui/feature-icons';
import { usePageTitle } from '../../../shared/ui/page-title';
import { toast } from '../../../shared/ui/toast';
import '../opportunities.css';

export default function FreelanceGigsPage() {
  usePageTitle(pageNames['/freelance-gigs']);
  return (
    <div className="offers-page">
      <div>
        <h1>{pageNames['/freelance-gigs']}</h1>
        <p className="soft">Paid work that you do from where you are.</p>
      </div>
      <ul className="offer-grid offer-grid--three">
        {gigs.map(({ title, pay, per, location, description }) => (
          <li key={title} className="card offer">
            <span className="icon-tile">
              <BriefcaseIcon />
            </span>
            <h2>{title}</h2>
            <p className="numbers">
              <strong className="offer__pay">{pay}</strong> per {per}
            </p>
            <p className="soft">{description}</p>
            <p className="badge">{location}</p>
            <Button onClick={() => toast('FEATURE_COMING_SOON')}>
              Apply Now<span className="visually-hidden"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
