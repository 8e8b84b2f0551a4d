import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { asProblem } from '../../../shared/api/problem';
import { signInBy } from '../../../shared/session/sign-in-out';
import type { Suspension } from '../../../shared/session/suspension';
import { useKeptEmail } from '../../../shared/session/use-kept-email';
import { Button } from '../../../shared/ui/button';
import { PasswordField, TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { Link } from '../../../shared/ui/link';
import { toastProblem } from '../../../shared/ui/toast';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import { type Credentials, login } from '../api/login.mutation';
import { checkCredentials, emptyCredentials, tellMissing, withCode } from '../credentials';
import { CodeField } from './code-field';

interface Props {
  /** Checked already; only the code is missing. */
  credentials?: Credentials | undefined;
  onSuspended: (suspension: Suspension) => void;
}

export function LoginForm(props: Props) {
  const { form, bind, submit, sending, asksForCode, values, startOver } = useLogin(props);
  const state = useLocation().state as object | null;
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {asksForCode ? (
        <div className="form">
          <p role="status">
            One more step for <strong>{values.email}</strong>.
          </p>
          <CodeField {...bind('code')} />
        </div>
      ) : (
        <>
          <TextField label="Email" type="email" inputMode="email" autoComplete="username" {...bind('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...bind('password')} />
        </>
      )}
      <SubmitButton large wide {...sending}>
        {sending.pending ? 'Signing you in…' : 'Sign In'}
      </SubmitButton>
      {!asksForCode && (
        <p>
          <Link to="/forgot-password" state={{ ...state, email: values.email }}>
            Forgot your password?
          </Link>
        </p>
      )}
      {asksForCode && (
        <Button kind="quiet" wide onClick={startOver}>
          Use another account
        </Button>
      )}
    </form>
  );
}

/** Asks for a code only once the server says that the account needs one. */
function useLogin({ credentials, onSuspended }: Props) {
  const email = useKeptEmail();
  const [typed, setTyped] = useState<Partial<typeof emptyCredentials>>(credentials ?? {});
  const values = { ...emptyCredentials, email, ...typed };
  const [asksForCode, setAsksForCode] = useState(credentials !== undefined);
  const startOver = () => {
    setTyped((before) => ({ ...before, code: '' }));
    setAsksForCode(false);
  };
  const form = useForm({
    values,
    setValues: setTyped,
    check: (typed) => checkCredentials(typed, asksForCode),
    onInvalid: tellMissing,
    send: (typed) => signInBy(() => login(withCode(typed, asksForCode))),
    errorsOn: ({ code, title, detail = title }) => (code === 'INVALID_CREDENTIALS' ? { password: detail } : {}),
    onRefused: (thrown) => {
      const problem = asProblem(thrown);
      if (problem.code === 'SECOND_FACTOR_NEEDED') return setAsksForCode(true);
      if (problem.code === 'INVALID_CREDENTIALS') startOver();
      if (problem.code === 'ACCOUNT_SUSPENDED') onSuspended(problem.suspension);
      else toastProblem(problem, 'SIGN_IN_FAILED');
    },
  });
  useMoveFocus(form.form, asksForCode ? 'code' : 'password', { first: 'input' });
  return { ...form, values, asksForCode, startOver };
}
