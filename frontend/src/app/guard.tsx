import { Suspense, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { isToastCode } from '../shared/messages';
import { rememberGated } from '../shared/session/last-visit';
import { useSignedIn } from '../shared/session/member';
import { rememberOrigin, useOrigin } from '../shared/session/origin';
import { PageLoader } from '../shared/ui/loader';
import { toast } from '../shared/ui/toast';
import { type Rule, ruleFor } from './access-rules';
import { LockScreen } from './lock-screen';
import { MemberShell } from './member-shell';
import { NotFound } from './not-found';
import { memberPages } from './pages';
import { SuspendedScreen } from './suspended-screen';

const GATE = '/approval-gate';

/** Shows what the server's access rule says about this address; it decides nothing itself. */
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
  const location = useLocation();
  const wanted = useOrigin();
  switch (rule?.outcome) {
    case 'allowed':
      return <MemberPages />;
    case 'lock':
      return <LockScreen rule={rule} />;
    case 'gate':
      return <Gated to={rule.to ?? GATE} origin={rememberOrigin(location)} />;
    case 'redirect':
      return <Turned code={rule.code} to={rule.path === GATE ? wanted : (rule.to ?? '/dashboard')} />;
    case 'suspended':
      return <SuspendedScreen suspension={rule} />;
    case undefined:
      return <NotFound />;
  }
}

function Gated({ to, origin }: { to: string; origin: ReturnType<typeof rememberOrigin> }) {
  useEffect(() => rememberGated(origin.origin), [origin.origin]);
  return <Navigate to={to} replace state={origin} />;
}

function Turned({ code, to }: { code: string | undefined; to: string }) {
  useEffect(() => {
    if (isToastCode(code)) toast(code);
  }, [code]);
  return <Navigate to={to} replace />;
}

const MemberPages = () => (
  <Suspense fallback={<PageLoader />}>
    <Routes>
      {Object.entries(memberPages).map(([path, { Page }]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  </Suspense>
);
