import { label } from '../shared/messages';
import { Link } from '../shared/ui/link';
import { Loader } from '../shared/ui/loader';
import { Wordmark } from '../shared/ui/mark';

/** A member's page while it is not known who is here; what app.html shows before there is any code to ask with. */
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
