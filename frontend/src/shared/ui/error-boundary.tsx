import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { useOnline } from '../offline/use-online';
import { Button, LinkButton } from './button';
import { didNotLoad, showsAgain } from './load-error';
import { StateScreen } from './state-screen';

interface Props {
  children: ReactNode;
  asPart?: boolean;
}

interface State {
  error?: unknown;
}

/** Contains the failure of a screen. Pass the path as `key`, so that navigation resets it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  /** The browser never loads a failed module again in this document, so a repeated failure reloads the page. */
  override componentDidCatch(error: unknown): void {
    if (!this.props.asPart && showsAgain(error) && navigator.onLine) reload();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!didNotLoad(error)) return <Broken />;
    return this.props.asPart ? <PartNotLoaded /> : <NotLoaded />;
  }
}

/** What its page loads later. If its code does not load, a notice says so in its place. */
export const Deferred = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary asPart>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

const reload = () => window.location.reload();

const why = 'The connection was lost, or Sankofa was updated. What you typed stays on this device.';

const again = <Button onClick={reload}>Load this page again</Button>;

/** The build of this page is no longer deployed, or the network is gone; then the page reloads once it is back. */
function NotLoaded() {
  const isOnline = useOnline();
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  if (!isOnline) {
    return (
      <StateScreen title="This page did not load" action={<LinkButton to="/dashboard">Go to Dashboard</LinkButton>}>
        You are offline, and this page was not opened on this device before. It opens by itself once there is a
        connection.
      </StateScreen>
    );
  }
  return (
    <StateScreen title="This page did not load" action={again}>
      {why}
    </StateScreen>
  );
}

/** Does not reload by itself, as somebody may be typing beside it. */
export const PartNotLoaded = () => (
  <div className="notice notice--bad stack" role="alert">
    <p>This part did not load. {why}</p>
    {useOnline() ? again : 'You are offline.'}
  </div>
);

function Broken() {
  const actions = (
    <div className="row">
      {again}
      <Button kind="secondary" onClick={() => window.location.assign('/')}>
        Go to the start page
      </Button>
    </div>
  );
  return (
    <StateScreen title="Something went wrong" action={actions}>
      What you had saved is safe. Load the page again; if that does not help, start from the first page.
    </StateScreen>
  );
}
