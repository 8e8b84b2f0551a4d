import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { label } from '../../../shared/messages';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { SuspendedNotice } from '../../../shared/ui/suspended-notice';
import type { OwnAccount } from '../components/account-exists';
import { LoginForm } from '../components/login-form';
import { VisitorsOnly } from '../components/visitors-only';
import '../identity.css';

export default function LoginPage() {
  return (
    <VisitorsOnly>
      <SignIn />
    </VisitorsOnly>
  );
}

/** Also continues a sign-up that found an existing account. */
export function SignIn({ credentials, suspension: told }: OwnAccount) {
  const state: unknown = useLocation().state;
  const [suspension, setSuspension] = useState(told);
  usePageTitle(suspension ? label('SUSPENDED_TITLE') : 'Sign In');

  if (suspension) {
    return (
      <SuspendedNotice suspension={suspension}>
        <button type="button" className="button button--secondary" onClick={() => setSuspension(undefined)}>
          Use another account
        </button>
      </SuspendedNotice>
    );
  }
  return (
    <div className="entry">
      <div className="stack stack--tight">
        <h1>Sign In</h1>
        <p className="soft">Good to see you. Go back and fetch what is yours.</p>
      </div>
      <LoginForm credentials={credentials} onSuspended={setSuspension} />
      <p>
        New here?{' '}
        <Link to="/register" state={state}>
          Sign Up
        </Link>
      </p>
    </div>
  );
}
