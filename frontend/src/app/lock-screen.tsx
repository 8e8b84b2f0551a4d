import { useLocation } from 'react-router-dom';
import { CertificationConditions } from '../features/creator-journey/components/certification-conditions';
import { label } from '../shared/messages';
import { pageNames } from '../shared/page-names';
import { unlockThreshold } from '../shared/reference-data';
import { useMember } from '../shared/session/member';
import { LinkButton } from '../shared/ui/button';
import { usePageTitle } from '../shared/ui/page-title';
import { StateScreen } from '../shared/ui/state-screen';
import type { Rule } from './access-rules';
import { type MemberPath, memberPages, type PageLock } from './pages';

const usualLock: PageLock = { title: 'FEATURE_LOCKED_TITLE', text: 'FEATURE_LOCKED_TEXT' };

const lockOf = (path: string): PageLock => memberPages[path as MemberPath].lock ?? usualLock;

export function LockScreen({ rule }: { rule: Rule }) {
  const { pathname } = useLocation();
  const { title, text, isByPoints } = lockOf(rule.path);
  const { points } = useMember();
  usePageTitle(label(title));
  return (
    <StateScreen title={label(title)} action={<WayOut door={doors[rule.code ?? '']} />}>
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

interface Door {
  to: string;
  text: string;
}

/** Where each lock can be opened. The months until a certificate pass by themselves, so that lock leads to work. */
const doors: Partial<Record<string, Door>> = {
  PRO_REQUIRED: { to: '/program-application-fee', text: 'See the plans' },
  POINTS_REQUIRED: { to: '/appraisals', text: label('EARN_MORE') },
  KYC_REQUIRED: { to: '/kyc', text: `Go to ${pageNames['/kyc']}` },
  APPROVAL_AGE_REQUIRED: { to: '/opportunities', text: 'See your opportunities' },
};

const WayOut = ({ door }: { door: Door | undefined }) => (
  <div className="row">
    <LinkButton kind={door ? 'secondary' : 'primary'} to="/dashboard">
      {label('GO_TO_DASHBOARD')}
    </LinkButton>
    {door && <LinkButton to={door.to}>{door.text}</LinkButton>}
  </div>
);
