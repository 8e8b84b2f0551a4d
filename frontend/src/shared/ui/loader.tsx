import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button';
import { StateScreen } from './state-screen';

const LATE_NOTICE_DELAY_MS = 10_000;

interface Props {
  text: string;
  onRetry: () => void;
  asPage?: boolean;
}

/** Offers a retry after ten seconds. */
export function Loader({ text, onRetry, asPage }: Props): ReactNode {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (late) return;
    const timer = setTimeout(() => setLate(true), LATE_NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [late]);

  const retry = () => {
    setLate(false);
    onRetry();
  };
  if (late) {
    return (
      <StateScreen title="This takes longer than it should" action={<Button onClick={retry}>Retry</Button>}>
        Please check your connection, or try again.
      </StateScreen>
    );
  }
  if (asPage) return <div className="skeleton page__skeleton" role="status" aria-label={text} />;
  return (
    <div className="state" role="status">
      <div className="loader" aria-hidden="true" />
      <p className="soft">{text}</p>
    </div>
  );
}

export const PageLoader = () => <Loader asPage text="Loading this page..." onRetry={() => window.location.reload()} />;
