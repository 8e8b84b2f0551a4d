import { siteLinks } from '../features/public-site/site-links';
import { useSession } from '../shared/session/session';
import { LinkButton } from '../shared/ui/button';
import { Link } from '../shared/ui/link';
import { usePageTitle } from '../shared/ui/page-title';
import { StateScreen } from '../shared/ui/state-screen';

export function NotFound() {
  usePageTitle('Page not found');
  const signedIn = useSession().status === 'signed-in';
  const wayBack = signedIn ? (
    <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
  ) : (
    <LinkButton to="/">Go to the start page</LinkButton>
  );
  return (
    <StateScreen title="There is nothing here" action={wayBack}>
      <p>The address may be mistyped, or the page has moved. Perhaps you were looking for one of these:</p>
      <ul className="state__links">
        {siteLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </StateScreen>
  );
}
