import { useEffect } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { isToastCode } from '../shared/messages';
import { useSignedIn } from '../shared/session/member';
import { toast } from '../shared/ui/toast';
import { type Rule, ruleFor } from './access-rules';
import { LockScreen } from './lock-screen';
import { MemberPages } from './member-pages';
import { MemberShell } from './member-shell';
import { NotFound } from './not-found';
import { SuspendedScreen } from './suspended-screen';

/** Shows what the server says about this address, and decides nothing. */
export function Guard() {
  const { access } = useSignedIn();
  const { pathname } = useLocation();
  const rule = ruleFor(access, pathname);

  const isBare =
    rule?.outcome === 'suspended' || (rule?.outcome === 'allowed' && matchPath('/admin/*', pathname) !== null);
  if (isBare) return <Outcome rule={rule} />;
  return (
    <MemberShell>
      <Outcome rule={rule} />
    </MemberShell>
  );
}

function Outcome({ rule }: { rule: Rule | undefined }) {
  switch (rule?.outcome) {
    case 'allowed':
      return <MemberPages />;
    case 'lock':
      return <LockScreen rule={rule} />;
    case 'gate':
      return <Navigate to={rule.to ?? '/approval-gate'} replace />;
    case 'redirect':
      return <Turned code={rule.code} to={rule.to ?? '/dashboard'} />;
    case 'suspended':
      return <SuspendedScreen suspension={rule} />;
    case undefined:
      return <NotFound />;
  }
}

function Turned({ code, to }: { code: string | undefined; to: string }) {
  useEffect(() => {
    if (isToastCode(code)) toast(code);
  }, [code]);
  return <Navigate to={to} replace />;
}
