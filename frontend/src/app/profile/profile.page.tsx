import { useNavigate } from 'react-router-dom';
import { MembershipCard } from '../../features/commerce/components/membership-card';
import { useHasWork } from '../../features/hiring/use-has-work';
import { ContactInformation } from '../../features/identity/components/contact-information';
import { ProfileHeader } from '../../features/identity/components/profile-header';
import { useFeature } from '../../shared/api/features.query';
import { useMember } from '../../shared/session/member';
import { BellIcon, BriefcaseIcon, DeviceIcon, DownloadIcon, LockIcon, StarIcon } from '../../shared/ui/feature-icons';
import { CardIcon } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/link';
import { usePageTitle } from '../../shared/ui/page-title';
import { CreatorProfile } from './creator-profile';
import { profileLabel } from './profile-label';
import '../../features/identity/profile.css';

export default function ProfilePage() {
  const member = useMember();
  const navigate = useNavigate();
  const title = profileLabel(member);
  usePageTitle(title);
  const isCreator = member.membershipType === 'Creator';
  const hasPortfolio = useFeature('portfolios') && isCreator;
  const hasWork = useHasWork(isCreator);
  return (
    <div className="profile">
      <h1 className="visually-hidden">{title}</h1>
      <ProfileHeader member={member} />
      <div className="profile__columns">
        <div className="profile__column">
          {(isCreator || member.membershipType === 'Business') && (
            <MembershipCard onUpgrade={() => void navigate('/program-application-fee')} />
          )}
          {isCreator && <CreatorProfile member={member} />}
        </div>
        <div className="profile__column">
          <ContactInformation member={member} />
          <AccountLinks hasPortfolio={hasPortfolio} hasWork={hasWork} />
        </div>
      </div>
    </div>
  );
}

const portfolio = { to: '/profile/portfolio', title: 'Portfolio', text: 'A page with your work, to send to clients' };
const work = { to: '/work', title: 'Work with businesses', text: 'What you are open to, and who asks you' };

const AccountLinks = ({ hasPortfolio, hasWork }: { hasPortfolio: boolean; hasWork: boolean }) => {
  const links = [
    ...(hasPortfolio ? [{ ...portfolio, Icon: StarIcon }] : []),
    { to: '/receipts', title: 'Receipts', text: 'For what you have paid', Icon: CardIcon },
    ...(hasWork ? [{ ...work, Icon: BriefcaseIcon }] : []),
    { to: '/profile/your-data', title: 'Your data', text: 'Download, correct, consent, erasure', Icon: DownloadIcon },
    { to: '/profile/notices', title: 'Notices', text: 'What we tell you, where and when', Icon: BellIcon },
    { to: '/profile/devices', title: 'Devices', text: 'Where you are signed in', Icon: DeviceIcon },
    { to: '/profile/password', title: 'Password', text: 'Choose another one', Icon: LockIcon },
    { to: '/profile/api-tokens', title: 'API tokens', text: 'For programs that work in your name', Icon: LockIcon },
    { to: '/profile/second-factor', title: 'Two-step sign-in', text: 'A code besides your password', Icon: LockIcon },
  ];
  return (
    <nav className="card profile__links" aria-label="Your account">
      {links.map(({ to, title, text, Icon }) => (
        <Link key={to} to={to} className="profile__link">
          <Icon />
          <span>
            <strong>{title}</strong>
            <span className="soft">{text}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
};
