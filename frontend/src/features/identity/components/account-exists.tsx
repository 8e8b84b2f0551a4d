import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asProblem } from '../../../shared/api/problem';
import { signInBy } from '../../../shared/session/sign-in-out';
import { Button } from '../../../shared/ui/button';
import { InfoIcon } from '../../../shared/ui/icons';
import { toastProblem } from '../../../shared/ui/toast';
import { type Credentials, login } from '../api/login';

interface Props {
  credentials: Credentials;
  onSignedIn: () => void;
}

/** Whoever signs up again, as the answer to the first time was lost, has the account already. */
export function AccountExists({ credentials, onSignedIn }: Props) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const signIn = async () => {
    setPending(true);
    try {
      await signInBy(async () => {
        const session = await login(credentials);
        onSignedIn();
        return session;
      });
    } catch (thrown) {
      toastProblem(thrown, 'SIGN_IN_FAILED');
      if (asProblem(thrown).code === 'SECOND_FACTOR_NEEDED') void navigate('/login');
      setPending(false);
    }
  };
  return (
    <div className="notice notice--waiting" role="status">
      <InfoIcon />
      <div className="stack stack--tight">
        <p>The account may be your own, if you have signed up before.</p>
        <div>
          <Button kind="secondary" pending={pending} onClick={() => void signIn()}>
            Sign in with what you typed
          </Button>
        </div>
      </div>
    </div>
  );
}
