import { useSession } from '../shared/session/session';
import { LinkButton } from '../shared/ui/button';
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
      The address may be mistyped, or the page has moved.
    </StateScreen>
  );
}
