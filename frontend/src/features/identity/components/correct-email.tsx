import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { checkFilled } from '../../../shared/ui/form/check-filled';
import { PasswordField, TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { correctEmail } from '../api/email.mutation';
import { checkEmail } from '../registration';

/** Corrects a mistyped address. It asks for the password, as an address gives access to the account. */
export function CorrectEmail({ isMailed }: { isMailed: boolean }) {
  const [values, setValues] = useState({ email: '', password: '' });
  const correct = useCommand(correctEmail, {
    touches: ['profile'],
    onDone: () => setValues({ email: '', password: '' }),
    done: ({ email }) => (email === values.email.trim().toLowerCase() ? 'EMAIL_CORRECTED' : 'VERIFICATION_SENT'),
    failed: 'EMAIL_NOT_CORRECTED',
  });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: (typed) => ({ ...checkEmail(typed.email), ...checkFilled(typed, { password: 'Password' }) }),
    send: correct.send,
  });
  return (
    <form ref={form} className="card form" noValidate onSubmit={submit}>
      <h2>Is it mistyped?</h2>
      <p>
        {isMailed
          ? 'We mail the right address. It changes once you open the link in that mail, or enter its code here.'
          : 'It is the one to sign in with from then on. Where we mail it a link first, it changes once you open that.'}
      </p>
      <TextField label="Right address" type="email" inputMode="email" autoComplete="email" {...bind('email')} />
      <PasswordField label="Your password" autoComplete="current-password" {...bind('password')} />
      <div>
        <SubmitButton kind="secondary" {...sending}>
          Change the address
        </SubmitButton>
      </div>
    </form>
  );
}
