import { useLocation } from 'react-router-dom';
import { CertificationConditions } from '../features/creator-journey/components/certification-conditions';
import { type LabelCode, label } from '../shared/messages';
import { useMember } from '../shared/session/member';
import { LinkButton } from '../shared/ui/button';
import { usePageTitle } from '../shared/ui/page-title';
import { StateScreen } from '../shared/ui/state-screen';
import type { Rule } from './access-rules';

interface LockText {
  under: string;
  title: LabelCode;
  text: LabelCode;
}

const texts: LockText[] = [
  { under: '/learn', title: 'LEARN_LOCKED_TITLE', text: 'LEARN_LOCKED_TEXT' },
  { under: '/join-live-projects', title: 'PROJECTS_LOCKED_TITLE', text: 'PROJECTS_LOCKED_TEXT' },
  { under: '/team-projects', title: 'TEAM_PROJECTS_LOCKED_TITLE', text: 'TEAM_PROJECTS_LOCKED_TEXT' },
  { under: '/freelance-gigs', title: 'GIGS_LOCKED_TITLE', text: 'GIGS_LOCKED_TEXT' },
];

const elsewhere: LockText = { under: '/', title: 'FEATURE_LOCKED_TITLE', text: 'FEATURE_LOCKED_TEXT' };

/** The server says that this page is locked; it shows what would open it, and how far that is. */
export function LockScreen({ rule }: { rule: Rule }) {
  const { pathname } = useLocation();
  const { title, text } = texts.find(({ under }) => pathname.startsWith(under)) ?? elsewhere;
  const { points } = useMember();
  const { need, have } = rule;
  usePageTitle(label(title));
  return (
    <StateScreen title={label(title)} action={<WayOut needsKyc={rule.code === 'KYC_REQUIRED'} />}>
      <p>{label(text, { have: points })}</p>
      {text === 'GIGS_LOCKED_TEXT' && rule.code === 'PRO_REQUIRED' && <p>Gigs also need a Pro account.</p>}
      {rule.code === 'KYC_REQUIRED' && <p>It opens as soon as your business is verified.</p>}
      {pathname === '/certification' && <CertificationConditions />}
      {pathname !== '/certification' && need !== undefined && have !== undefined && (
        <p className="lock-distance">
          <progress max={need} value={Math.min(have, need)} aria-label="Points on the way" />
          <span className="numbers">
            {have} of {need} points
          </span>
        </p>
      )}
    </StateScreen>
  );
}

function WayOut({ needsKyc }: { needsKyc: boolean }) {
  return (
    <div className="row">
      <LinkButton kind={needsKyc ? 'secondary' : 'primary'} to="/dashboard">
        {label('GO_TO_DASHBOARD')}
      </LinkButton>
      {needsKyc && <LinkButton to="/kyc">Go to verification</LinkButton>}
    </div>
  );
}
