import { useLocation } from 'react-router-dom';
import { CertificationConditions } from '../features/creator-journey/components/certification-conditions';
import { label } from '../shared/messages';
import { unlockThreshold } from '../shared/reference-data';
import { useMember } from '../shared/session/member';
import { LinkButton } from '../shared/ui/button';
import { usePageTitle } from '../shared/ui/page-title';
import { StateScreen } from '../shared/ui/state-screen';
import type { Rule } from './access-rules';
import { type MemberPath, memberPages, type PageLock } from './pages';

const usualLock: PageLock = { title: 'FEATURE_LOCKED_TITLE', text: 'FEATURE_LOCKED_TEXT' };

const lockOf = (path: string): PageLock => memberPages[path as MemberPath].lock ?? usualLock;

/** The server says that this page is locked; it shows what would open it, and how far that is. */
export function LockScreen({ rule }: { rule: Rule }) {
  const { pathname } = useLocation();
  const { title, text, isByPoints } = lockOf(rule.path);
  const { points } = useMember();
  usePageTitle(label(title));
  return (
    <StateScreen title={label(title)} action={<WayOut needsKyc={rule.code === 'KYC_REQUIRED'} />}>
      <p>{label(text, { have: points })}</p>
      {text === 'GIGS_LOCKED_TEXT' && rule.code === 'PRO_REQUIRED' && <p>Gigs also need a Pro account.</p>}
      {rule.code === 'KYC_REQUIRED' && <p>It opens as soon as your business is verified.</p>}
      {pathname === '/certification' && <CertificationConditions />}
      {isByPoints && (
        <p className="lock-distance">
          <progress max={unlockThreshold} value={Math.min(points, unlockThreshold)} aria-label="Points on the way" />
          <span className="numbers">
            {points} of {unlockThreshold} points
          </span>
        </p>
      )}
    </StateScreen>
  );
}

const WayOut = ({ needsKyc }: { needsKyc: boolean }) => (
  <div className="row">
    <LinkButton kind={needsKyc ? 'secondary' : 'primary'} to="/dashboard">
      {label('GO_TO_DASHBOARD')}
    </LinkButton>
    {needsKyc && <LinkButton to="/kyc">Go to verification</LinkButton>}
  </div>
);
