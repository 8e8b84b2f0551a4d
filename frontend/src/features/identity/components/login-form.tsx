import { useState } from 'react';
import { asProblem } from '../../../shared/api/problem';
import { signInBy } from '../../../shared/session/sign-in-out';
import type { Suspension } from '../../../shared/session/suspension';
import { Button } from '../../../shared/ui/button';
import { PasswordField, TextField } from '../../../shared/ui/form/inputs';
import { useForm } from '../../../shared/ui/form/use-form';
import { toast, toastProblem } from '../../../shared/ui/toast';
import { type Credentials, login } from '../api/login';

interface Props {
  onSuspended: (suspension: Suspension) => void;
}

export function LoginForm({ onSuspended }: Props) {
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const { form, bind, submit, pending } = useForm<Credentials>({
    values,
    setValues,
    check: ({ email, password }) => ({
      ...(email.trim() === '' && { email: 'Email is missing.' }),
      ...(password === '' && { password: 'Password is missing.' }),
    }),
    onInvalid: (fields) => toast('MISSING_INFORMATION', { fields: fields.map((field) => names[field]).join(', ') }),
    send: (credentials) => signInBy(() => login(credentials)),
    onRefused: (thrown) => {
      const problem = asProblem(thrown);
      if (problem.code === 'ACCOUNT_SUSPENDED') onSuspended(problem.suspension);
      else toastProblem(problem, 'SIGN_IN_FAILED');
    },
  });

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <TextField label="Email" type="email" inputMode="email" autoComplete="username" {...bind('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...bind('password')} />
      <Button type="submit" large wide pending={pending}>
        {pending ? 'Signing you in…' : 'Sign In'}
      </Button>
    </form>
  );
}

const names: Record<string, string> = { email: 'Email', password: 'Password' };
