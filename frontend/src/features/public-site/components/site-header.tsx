import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../shared/session/session';
import { signOut } from '../../../shared/session/sign-in-out';
import { Button, LinkButton } from '../../../shared/ui/button';
import { MenuIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { Wordmark } from '../../../shared/ui/mark';
import { headerLinks } from '../site-links';

export function SiteHeader({ pages }: { pages: string[] }) {
  const { pathname } = useLocation();
  const links = headerLinks.filter(({ to }) => pages.includes(to));
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <Link to="/" aria-label="Sankofa, home">
          <Wordmark />
        </Link>
        <nav className="site-header__links" aria-label="Main">
          <SiteLinks links={links} />
        </nav>
        <div className="site-header__session">
          <SessionButtons />
        </div>
        {links.length > 0 && (
          <details className="site-menu" key={pathname}>
            <summary className="icon-button" aria-label="Menu">
              <MenuIcon />
            </summary>
            <nav aria-label="Menu">
              <SiteLinks links={links} />
            </nav>
          </details>
        )}
      </div>
    </header>
  );
}

function SiteLinks({ links }: { links: typeof headerLinks }) {
  const { pathname } = useLocation();
  return links.map(({ to, label }) => (
    <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {label}
    </Link>
  ));
}

function SessionButtons() {
  const session = useSession();
  if (session.status === 'signed-in') {
    return (
      <>
        <LinkButton kind="quiet" to="/dashboard">
          Dashboard
        </LinkButton>
        <SignOutButton />
      </>
    );
  }
  return (
    <>
      <LinkButton kind="quiet" to="/login">
        Sign In
      </LinkButton>
      <LinkButton to="/register">Sign Up</LinkButton>
    </>
  );
}

function SignOutButton() {
  const navigate = useNavigate();
  const leave = () => {
    void signOut();
    void navigate('/login');
  };
  return (
    <Button kind="secondary" onClick={leave}>
      Sign Out
    </Button>
  );
}
