import { useState } from 'react';
import { asProblem } from '../../../shared/api/problem';
import { signInBy } from '../../../shared/session/sign-in-out';
import type { Suspension } from '../../../shared/session/suspension';
import { Button } from '../../../shared/ui/button';
import { InfoIcon } from '../../../shared/ui/icons';
import { toastProblem } from '../../../shared/ui/toast';
import { dismissToast } from '../../../shared/ui/toast-store';
import { type Credentials, login } from '../api/login.mutation';

/** The typed credentials are right, but a code is missing or the account is suspended. */
export interface OwnAccount {
  credentials?: Credentials;
  suspension?: Suspension;
}

interface Props {
  credentials: Credentials;
  onSignedIn: () => void;
  onOwnAccount: (account: OwnAccount) => void;
}

/** For a member who signs up again because the first answer was lost. */
export function AccountExists({ credentials, onSignedIn, onOwnAccount }: Props) {
  const [pending, setPending] = useState(false);
  const signIn = async () => {
    dismissToast();
    setPending(true);
    try {
      await signInBy(async () => {
        const session = await login(credentials);
        onSignedIn();
        return session;
      });
    } catch (thrown) {
      const { code, suspension } = asProblem(thrown);
      if (code === 'SECOND_FACTOR_NEEDED') onOwnAccount({ credentials });
      else if (code === 'ACCOUNT_SUSPENDED') onOwnAccount({ suspension });
      else toastProblem(thrown, 'SIGN_IN_FAILED');
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
