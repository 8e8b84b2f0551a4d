import { Component, type ReactNode, useEffect } from 'react';
import { Button } from './button';
import { didNotLoad } from './did-not-load';
import { StateScreen } from './state-screen';

interface State {
  failure?: 'broken' | 'not loaded';
}

/** Keeps a screen that broke from taking the rest with it. Give it the path as `key`: going elsewhere is the way out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: didNotLoad(error) ? 'not loaded' : 'broken' };
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

/** The build that this page belongs to is no longer there, or there is no network; once that is back, it tries by itself. */
function NotLoaded() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

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
