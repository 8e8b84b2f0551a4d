import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EmailNotice } from '../features/identity/components/email-notice';
import { InboxLink } from '../features/notifications/components/inbox-link';
import { label } from '../shared/messages';
import { renewPush } from '../shared/push/push';
import { useSignedIn } from '../shared/session/member';
import { Button } from '../shared/ui/button';
import { ErrorBoundary } from '../shared/ui/error-boundary';
import { InfoIcon, MenuIcon } from '../shared/ui/icons';
import { Link } from '../shared/ui/link';
import { Wordmark } from '../shared/ui/mark';
import { useArrival } from '../shared/ui/use-arrival';
import { useRootMark } from '../shared/ui/use-root-mark';
import { AbovePage } from './above-page';
import { AccountMenu } from './account-menu';
import { MemberDrawer } from './member-drawer';
import { isGreat } from './moments/find-moments';
import { Moments } from './moments/moments';
import { accountLinksFor, navigationFor } from './navigation';
import { NavigationLinks } from './navigation-links';
import { useNewVersion } from './new-version';
import { OfflineNotice } from './offline-notice';

export function MemberShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useArrival();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <MemberBar />
      <main id="main" className="page" tabIndex={-1}>
        <Arriving />
        {pathname !== '/profile/email' && <EmailNotice />}
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
    </>
  );
}

/** The member's bar above a public page, which stays in the place it has for visitors. */
export const SharedPageBar = () => (
  <>
    <MemberBar />
    <Arriving />
  </>
);

const Arriving = () => (
  <AbovePage>
    <OfflineNotice text={label('OFFLINE_MEMBER')} />
    <NewVersionNotice />
    <Moments />
  </AbovePage>
);

function MemberBar() {
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const { id } = signedIn.member;
  useEffect(() => {
    renewPush(id).catch(() => undefined); // notices go out by mail until the next visit
  }, [id]);
  const items = navigationFor(signedIn);

  return (
    <>
      <header className="top-bar shell-header">
        <div className="top-bar__row">
          <Link to="/dashboard" aria-label="Sankofa, dashboard">
            <Wordmark />
          </Link>
          <nav aria-label="Main" className="shell-header__links">
            <NavigationLinks items={items} />
          </nav>
          <InboxLink isToldElsewhere={isGreat} />
          <AccountMenu>{(close) => <NavigationLinks items={accountLinksFor(signedIn)} onFollow={close} />}</AccountMenu>
          <button
            type="button"
            className="icon-button shell-header__menu"
            aria-label="Menu"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <MenuIcon />
          </button>
        </div>
      </header>
      {open && <MemberDrawer items={[...items, ...accountLinksFor(signedIn)]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Offers a newer build and never reloads by itself, so that no typed text is lost. */
function NewVersionNotice() {
  const isNew = useNewVersion();
  const [later, setLater] = useState(false);
  const isShown = isNew && !later;
  useRootMark('has-new-version', isShown);
  return (
    <div role="status" className="version-notice">
      {isShown && (
        <div className="notice notice--good">
          <InfoIcon />
          <p>
            <strong>A new version of Sankofa is here.</strong> Load it when it suits you.
          </p>
          <Button onClick={() => window.location.reload()}>Load it now</Button>
          <Button kind="quiet" onClick={() => setLater(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
