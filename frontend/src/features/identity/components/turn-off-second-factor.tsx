import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { date } from '../../../shared/format';
import { Button } from '../../../shared/ui/button';
import { PasswordField } from '../../../shared/ui/form/inputs';
import { useForm } from '../../../shared/ui/form/use-form';
import { CheckIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { turnOffSecondFactor } from '../api/second-factor.mutation';
import { CodeField } from './code-field';

export const TurnOffSecondFactor = ({ since, recoveryCodesLeft }: { since: string; recoveryCodesLeft: number }) => (
  <>
    <p className="notice notice--good">
      <CheckIcon />
      On since {date(since)}. Recovery codes left: {recoveryCodesLeft}.
    </p>
    <p className="soft">
      Devices that were signed in before stay so: <Link to="/profile/devices">look at them</Link>.
    </p>
    <section className="card stack" aria-labelledby="turn-off">
      <h2 id="turn-off" tabIndex={-1}>
        Turn it off
      </h2>
      <p>For another phone, or for new recovery codes, turn it off and on again.</p>
      <TurnOffForm />
    </section>
  </>
);

function TurnOffForm() {
  const [values, setValues] = useState({ password: '', code: '' });
  const turnOff = useCommand(turnOffSecondFactor, {
    touches: ['second-factor', 'profile'],
    done: 'SECOND_FACTOR_OFF',
    failed: 'SECOND_FACTOR_NOT_OFF',
  });
  const { form, bind, submit, pending } = useForm({
    values,
    setValues,
    check: ({ password, code }) => ({
      ...(password === '' && { password: 'Password is missing.' }),
      ...(code.trim() === '' && { code: 'Code is missing.' }),
    }),
    send: turnOff.send,
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <PasswordField label="Your password" autoComplete="current-password" {...bind('password')} />
      <CodeField {...bind('code')} />
      <div>
        <Button type="submit" kind="danger" pending={pending}>
          Turn off
        </Button>
      </div>
    </form>
  );
}
