import { useQueryClient } from '@tanstack/react-query';
import { shortNameOf } from '../../shared/full-name';
import { label } from '../../shared/messages';
import { pageNames } from '../../shared/page-names';
import { type Member, useMember } from '../../shared/session/member';
import { LinkButton } from '../../shared/ui/button';
import { Loader } from '../../shared/ui/loader';
import { productName } from '../../shared/ui/mark';
import { usePageTitle } from '../../shared/ui/page-title';
import { BusinessDashboard } from './business-dashboard';
import { CreatorDashboard } from './creator-dashboard';
import { NextStepFrame } from './next-step-frame';
import { StaffDashboard } from './staff-dashboard';
import './dashboard.css';

export default function DashboardPage() {
  usePageTitle(pageNames['/dashboard']);
  const member = useMember();
  const queries = useQueryClient();
  if (!member.applicationReady) {
    const text = member.membershipType === 'Business' ? 'INITIALIZING_BUSINESS' : 'INITIALIZING_CREATOR';
    return <Loader text={label(text)} onRetry={() => void queries.invalidateQueries({ queryKey: ['profile'] })} />;
  }
  return (
    <div className="dashboard">
      <Greeting member={member} isStaff={member.membershipType === null} />
      <Overview member={member} />
    </div>
  );
}

function Overview({ member }: { member: Member }) {
  switch (member.membershipType) {
    case 'Creator':
      return <CreatorDashboard member={member} />;
    case 'Business':
      return <BusinessDashboard member={member} />;
    case 'AFRO WALLET':
      return (
        <NextStepFrame
          title="Your wallet"
          text="Your balance and every payment, in one place."
          action={
            <LinkButton kind="sun" large to="/afro-wallet">
              My Wallet
            </LinkButton>
          }
        />
      );
    case null:
      return <StaffDashboard />;
  }
}

const Greeting = ({ member, isStaff = false }: { member: Member; isStaff?: boolean }) => (
  <div>
    <h1>{label('GREETING', { firstName: shortNameOf(member) })}</h1>
    <p className="soft">{isStaff ? label('GREETING_STAFF') : label('GREETING_MEMBER', { product: productName })}</p>
  </div>
);
