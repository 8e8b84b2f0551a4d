import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { KeysHelp } from '../../shared/console/queue/keys-help';
import { queueCountsQuery } from '../../shared/console/queue-counts.query';
import { fullNameOf } from '../../shared/full-name';
import { label } from '../../shared/messages';
import { useSignedIn } from '../../shared/session/member';
import { useSignOut } from '../../shared/session/use-sign-out';
import { Button, LinkButton } from '../../shared/ui/button';
import { ErrorBoundary } from '../../shared/ui/error-boundary';
import { ListIcon, LockIcon } from '../../shared/ui/feature-icons';
import { MenuIcon } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/link';
import { usePageTitle } from '../../shared/ui/page-title';
import { useArrival } from '../../shared/ui/use-arrival';
import { useRootMark } from '../../shared/ui/use-root-mark';
import { AbovePage } from '../above-page';
import { AccountMenu } from '../account-menu';
import { OfflineNotice } from '../offline-notice';
import { type ConsolePage, consolePages } from './console-pages';
import { ConsoleSidebar } from './console-sidebar';
import { SearchButton } from './search-button';
import { TroubleLine } from './trouble-line';

const WIDE = '(min-width: 48em)';

export function ConsoleShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { open, toggle, closeOnNarrow } = useSidebar();
  useArrival();
  useQuery({ ...queueCountsQuery, notifyOnChangeProps: [] }); // also while the sidebar that shows it is closed
  const { leave, dialog } = useSignOut();
  const page = Object.entries<ConsolePage>(consolePages).find(([path]) =>
    matchPath({ path, end: false }, pathname),
  )?.[1];
  const header = page?.header ?? page?.name ?? 'Admin Panel';
  usePageTitle(header);
  useRootMark('in-console');
  useRootMark('is-menu-closed', !open);

  return (
    <div className={open ? 'console' : 'console console--closed'}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {open && <ConsoleSidebar onFollow={closeOnNarrow} />}
      {open && <button type="button" className="console__shade" aria-label="Close the menu" onClick={closeOnNarrow} />}
      <div className="console__work">
        <header className="console__header">
          <button type="button" className="icon-button" aria-label="Menu" aria-expanded={open} onClick={toggle}>
            <MenuIcon />
          </button>
          <h1>{header}</h1>
          <TroubleLine />
          <SearchButton />
          <LinkButton kind="quiet" to="/dashboard">
            Back to Site
          </LinkButton>
          <Button kind="secondary" onClick={() => void leave()}>
            Logout
          </Button>
          <WhoMenu />
        </header>
        <main id="main" className="console__content" tabIndex={-1}>
          <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        </main>
        <AbovePage>
          <OfflineNotice text={label('OFFLINE_STAFF')} />
        </AbovePage>
      </div>
      {dialog}
    </div>
  );
}

function WhoMenu() {
  const { member } = useSignedIn();
  const [isHelping, setHelping] = useState(false);
  return (
    <>
      <AccountMenu
        says={
          <span className="console__who">
            {fullNameOf(member)}
            <span className="soft">{member.roles.filter((role) => role !== 'member').join(', ')}</span>
          </span>
        }
      >
        {(close) => (
          <>
            <Link className="shell-link" to="/profile/api-tokens" onClick={close}>
              <LockIcon />
              API tokens
            </Link>
            <button
              type="button"
              className="shell-link"
              onClick={() => {
                close();
                setHelping(true);
              }}
            >
              <ListIcon />
              Keyboard
            </button>
          </>
        )}
      </AccountMenu>
      {isHelping && <KeysHelp hasPoints onClose={() => setHelping(false)} />}
    </>
  );
}

function useSidebar() {
  const [open, setOpen] = useState(() => window.matchMedia(WIDE).matches);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const follow = () => setOpen(wide.matches);
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);

  const closeOnNarrow = () => {
    if (!window.matchMedia(WIDE).matches) setOpen(false);
  };
  return { open, toggle: () => setOpen(!open), closeOnNarrow };
}
