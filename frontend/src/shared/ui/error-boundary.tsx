import { Component, type ReactNode } from 'react';
import { Button } from './button';
import { StateScreen } from './state-screen';

interface State {
  failed: boolean;
}

/** Keeps a screen that broke from taking the rest with it. Give it the path as `key`: going elsewhere is the way out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const actions = (
    <div className="row">
      <Button onClick={() => window.location.reload()}>Load this page again</Button>
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
