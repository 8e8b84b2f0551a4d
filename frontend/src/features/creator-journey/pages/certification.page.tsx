import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../shared/api/features.query';
import { pageNames } from '../../../shared/page-names';
import { useMember } from '../../../shared/session/member';
import { isStaff } from '../../../shared/session/session-user';
import { Button } from '../../../shared/ui/button';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PatternStrip } from '../../../shared/ui/pattern-strip';
import { toast } from '../../../shared/ui/toast';
import { certificateQuery } from '../api/certificates.query';
import { OwnCertificate } from '../components/own-certificate';
import '../creator-journey.css';

const cards = [
  { title: 'Certification', text: 'A certificate that names what you learned and did.', action: 'Get my certificate' },
  {
    title: 'Recommendation',
    text: 'A letter from the people who reviewed your work, for your next client.',
    action: 'Get my recommendation',
  },
];

export default function CertificationPage() {
  usePageTitle(pageNames['/certification']);
  const hasEarnedIt = !isStaff(useMember());
  const isOpen = useFeature('certificates');
  const { data: answer } = useQuery({ ...certificateQuery, enabled: hasEarnedIt });
  const data = answer && (isOpen || answer.certificate) ? answer : undefined;
  return (
    <div className="certification">
      <div>
        <h1>{pageNames['/certification']}</h1>
        {hasEarnedIt && (
          <p className="soft">You are Pro, you have the points, and four months have passed. Well done.</p>
        )}
      </div>
      <ul className="certificates">
        {cards.map(({ title, text, action }) => (
          <li key={title} className="card certificate">
            <PatternStrip />
            <h2>{title}</h2>
            <p className="soft">{text}</p>
            {data && title === 'Certification' ? (
              <OwnCertificate certificate={data.certificate} />
            ) : (
              <Button onClick={() => toast('FEATURE_COMING_SOON')}>{action}</Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
