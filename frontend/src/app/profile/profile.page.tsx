import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MembershipCard } from '../../features/commerce/components/membership-card';
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
  const hasWork = useFeature('matching') && isCreator;
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

const AccountLinks = ({ hasPortfolio, hasWork }: { hasPortfolio: boolean; hasWork: boolean }) => (
  <nav className="card profile__links" aria-label="Your account">
    {hasPortfolio && (
      <AccountLink to="/profile/portfolio" title="Portfolio" text="A page with your work, to send to clients">
        <StarIcon />
      </AccountLink>
    )}
    <AccountLink to="/receipts" title="Receipts" text="For what you have paid">
      <CardIcon />
    </AccountLink>
    {hasWork && (
      <AccountLink to="/work" title="Work with businesses" text="What you are open to, and who asks you">
        <BriefcaseIcon />
      </AccountLink>
    )}
    <AccountLink to="/profile/your-data" title="Your data" text="Download, correct, consent, erasure">
      <DownloadIcon />
    </AccountLink>
    <AccountLink to="/profile/notices" title="Notices" text="What we tell you, where and when">
      <BellIcon />
    </AccountLink>
    <AccountLink to="/profile/devices" title="Devices" text="Where you are signed in">
      <DeviceIcon />
    </AccountLink>
    <AccountLink to="/profile/password" title="Password" text="Choose another one">
      <LockIcon />
    </AccountLink>
    <AccountLink to="/profile/api-tokens" title="API tokens" text="For programs that work in your name">
      <LockIcon />
    </AccountLink>
    <AccountLink to="/profile/second-factor" title="Two-step sign-in" text="A code besides your password">
      <LockIcon />
    </AccountLink>
  </nav>
);

const AccountLink = ({
  to,
  title,
  text,
  children,
}: {
  to: string;
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <Link to={to} className="profile__link">
    {children}
    <span>
      <strong>{title}</strong>
      <span className="soft">{text}</span>
    </span>
  </Link>
);
