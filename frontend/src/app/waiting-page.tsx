import { label } from '../shared/messages';
import { Link } from '../shared/ui/link';
import { Loader } from '../shared/ui/loader';
import { Wordmark } from '../shared/ui/mark';

/** A member page while the session is unknown. app.html shows the same before any code is loaded. */
export const WaitingPage = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <header className="top-bar shell-header">
      <div className="top-bar__row">
        <Link to="/dashboard" aria-label="Sankofa, dashboard">
          <Wordmark />
        </Link>
      </div>
    </header>
    <main className="page">
      <Loader text={label('LOADING_PROFILE')} onRetry={onRetry} />
    </main>
  </>
);
