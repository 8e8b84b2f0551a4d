import { Component, type ReactNode, useEffect } from 'react';
import { useOnline } from '../offline/use-online';
import { Button, LinkButton } from './button';
import { didNotLoad, showsAgain } from './load-error';
import { StateScreen } from './state-screen';

interface State {
  failure?: 'broken' | 'not loaded';
}

/** Contains the failure of a screen. Pass the path as `key`, so that navigation resets it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: didNotLoad(error) ? 'not loaded' : 'broken' };
  }

  /** The browser never loads a failed module again in this document, so a repeated failure reloads the page. */
  override componentDidCatch(error: unknown): void {
    if (showsAgain(error) && navigator.onLine) reload();
  }

  override render(): ReactNode {
    switch (this.state.failure) {
      case 'not loaded':
        return <NotLoaded />;
      case 'broken':
        return <Broken />;
      case undefined:
        return this.props.children;
    }
  }
}

const reload = () => window.location.reload();

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
      Your connection was lost, or Sankofa was updated while it was open. Load the page again; what you typed stays on
      this device.
    </StateScreen>
  );
}

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
