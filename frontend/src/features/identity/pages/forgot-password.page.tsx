import { useLocation } from 'react-router-dom';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { AskForLink } from '../components/ask-for-link';
import '../identity.css';

export default function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  const state = useLocation().state as { email?: string } | null;
  return (
    <div className="entry">
      <h1>Forgot your password?</h1>
      <AskForLink email={state?.email} />
      <p>
        Remembered it?{' '}
        <Link to="/login" state={state}>
          Sign In
        </Link>
      </p>
    </div>
  );
}
