import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../shared/session/session';
import { useSignOut } from '../../../shared/session/use-sign-out';
import { Button, LinkButton } from '../../../shared/ui/button';
import { MenuIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { Wordmark } from '../../../shared/ui/mark';
import { siteLinks } from '../site-links';

/** While the session is unknown, it offers nothing that it would have to take away again. */
export function SiteHeader({ isWaiting = false }) {
  const { pathname } = useLocation();
  const { status } = useSession();
  useLayoutEffect(() => {
    if (status !== 'unknown') document.documentElement.dataset.waiting = isWaiting ? 'bar' : '';
  }, [status, isWaiting]);
  return (
    <header className="top-bar site-header">
      <div className="top-bar__row">
        <Link to="/" aria-label="Sankofa, home">
          <Wordmark />
        </Link>
        <nav className="site-header__links" aria-label="Main">
          <SiteLinks />
        </nav>
        <SessionButtons />
        <button type="button" className="icon-button site-menu" aria-label="Menu" popoverTarget="site-menu">
          <MenuIcon />
        </button>
        <nav key={pathname} id="site-menu" popover="auto" className="top-bar__panel site-menu__panel" aria-label="Menu">
          <SiteLinks />
          <SessionButtons />
        </nav>
      </div>
    </header>
  );
}

function SiteLinks() {
  const { pathname } = useLocation();
  return siteLinks.map(({ to, label }) => (
    <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {label}
    </Link>
  ));
}

function SessionButtons() {
  const session = useSession();
  if (session.status === 'signed-in') {
    return (
      <div className="site-header__session site-header__session--in">
        <LinkButton kind="quiet" to="/dashboard">
          Dashboard
        </LinkButton>
        <SignOutButton />
      </div>
    );
  }
  return (
    <div className="site-header__session">
      <LinkButton kind="quiet" to="/login">
        Sign In
      </LinkButton>
      <LinkButton to="/register">Sign Up</LinkButton>
    </div>
  );
}

function SignOutButton() {
  const navigate = useNavigate();
  const { leave, dialog } = useSignOut();
  const toLogin = async () => {
    if (await leave()) void navigate('/login');
  };
  return (
    <>
      <Button kind="secondary" onClick={() => void toLogin()}>
        Sign Out
      </Button>
      {dialog}
    </>
  );
}
