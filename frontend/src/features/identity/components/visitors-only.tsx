import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useOrigin } from '../../../shared/session/origin';
import { mayHaveSession, useSession } from '../../../shared/session/session';
import { resumeSession } from '../../../shared/session/start-session';
import { InfoIcon } from '../../../shared/ui/icons';
import { Loader } from '../../../shared/ui/loader';
import { useHydrated } from '../../../shared/ui/use-hydrated';
import { useRootMark } from '../../../shared/ui/use-root-mark';

/**
 * Sign-up and sign-in are for visitors; a member is sent to where they wanted to go. Until the session is known the
 * form is hidden, unless the user has begun to type. The router keeps this page until the code of the next is loaded.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const origin = useOrigin();
  const hydrated = useHydrated();
  const page = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  useLayoutEffect(() => setUsed(page.current?.contains(document.activeElement) ?? false), []);
  if (session.status === 'signed-in' || session.status === 'suspended') {
    return (
      <>
        <Opening onRetry={() => window.location.reload()} />
        <Navigate to={origin} replace />
      </>
    );
  }
  const isAsked = hydrated && session.status === 'unknown' && !isUsed && mayHaveSession();
  return (
    <>
      {isAsked && <Opening onRetry={resumeSession} />}
      {hydrated && !navigator.cookieEnabled && <BlockedCookies />}
      <div ref={page} hidden={isAsked}>
        {children}
      </div>
    </>
  );
}

/** Hides the site's footer and menu: without the form the footer would jump, and neither is for members. */
function Opening({ onRetry }: { onRetry: () => void }) {
  useRootMark('is-opening');
  return <Loader text="Opening your account..." onRetry={onRetry} />;
}

/** Shown before sign-in only; a member has read it. */
const BlockedCookies = () => (
  <div className="entry entry--notice">
    <p className="notice notice--waiting">
      <InfoIcon />
      Your browser blocks cookies. You can sign in, but only until you close or reload the page, and what you type is
      not kept. Allow cookies for this site to stay signed in.
    </p>
  </div>
);
