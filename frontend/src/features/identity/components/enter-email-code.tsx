import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { checkFilled } from '../../../shared/ui/form/check-filled';
import { TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { sendVerification, verifyEmail } from '../api/email.mutation';

export function EnterEmailCode() {
  const [values, setValues] = useState({ code: '' });
  const verify = useCommand(verifyEmail, {
    touches: ['profile'],
    done: 'EMAIL_VERIFIED',
    failed: 'EMAIL_NOT_VERIFIED',
  });
  const again = useCommand(sendVerification, { done: 'VERIFICATION_SENT', failed: 'VERIFICATION_NOT_SENT' });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: (typed) => checkFilled(typed, { code: 'Code' }),
    send: verify.send,
  });
  return (
    <form ref={form} className="card form" noValidate onSubmit={submit}>
      <h2>Verify it</h2>
      <TextField
        label="Code"
        hint="The six digits of our mail. The link in it does the same."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...bind('code')}
      />
      <div className="row">
        <SubmitButton {...sending}>Verify</SubmitButton>
        <Button kind="quiet" pending={again.isPending} onClick={() => void again.run(undefined)}>
          Send me a mail
        </Button>
      </div>
    </form>
  );
}
