import { counted } from '../../../shared/format';
import { AlertIcon } from '../../../shared/ui/icons';
import type { Horizon } from '../api/consumers.query';

const ALARM_SECONDS = 2;

/** Who holds up every reader of the log, once it is longer than an append ever takes. */
export function HorizonNotice({ horizon }: { horizon: Horizon }) {
  const { seconds, eventsHeldBack, heldBy } = horizon;
  if (seconds <= ALARM_SECONDS || !heldBy) return null;
  return (
    <p className="notice notice--waiting" role="alert">
      <AlertIcon />
      <span>
        A transaction has been open for {Math.round(seconds)} s and holds back {counted(eventsHeldBack, 'event')}. It is
        process <strong>{heldBy.pid}</strong> of PostgreSQL ({heldBy.application}, {heldBy.state}). If it does not end
        by itself, end it with <code>select pg_terminate_backend({heldBy.pid})</code>.
      </span>
    </p>
  );
}
