import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { PasswordField } from '../../../shared/ui/form/inputs';
import { useForm } from '../../../shared/ui/form/use-form';
import { toast, toastProblem } from '../../../shared/ui/toast';
import {
  type BegunSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  type SecondFactor,
} from '../api/second-factor';
import { AppCodeField } from './code-field';
import { KeyForApp } from './key-for-app';

interface Props {
  onTurnedOn: (now: SecondFactor, recoveryCodes: readonly string[]) => void;
}

/** The password, then the key for the app, then one code that shows that the app has it. */
export function TurnOnSecondFactor({ onTurnedOn }: Props) {
  const [begun, setBegun] = useState<BegunSecondFactor>();
  return (
    <section className="card stack" aria-labelledby="turn-on">
      <h2 id="turn-on">Turn it on</h2>
      {begun ? (
        <>
          <KeyForApp begun={begun} />
          <ConfirmForm onConfirmed={(now) => onTurnedOn(now, begun.recoveryCodes)} />
        </>
      ) : (
        <BeginForm onBegun={setBegun} />
      )}
    </section>
  );
}

function BeginForm({ onBegun }: { onBegun: (begun: BegunSecondFactor) => void }) {
  const [values, setValues] = useState({ password: '' });
  const { form, bind, submit, pending } = useForm({
    values,
    setValues,
    check: ({ password }) => ({ ...(password === '' && { password: 'Password is missing.' }) }),
    send: async ({ password }) => onBegun(await beginSecondFactor(password)),
    onRefused: (thrown) => toastProblem(thrown, 'SECOND_FACTOR_NOT_ON'),
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <p>
        You need an app that shows codes, such as Google Authenticator, Aegis or your password manager. It works without
        a connection.
      </p>
      <PasswordField label="Your password" autoComplete="current-password" {...bind('password')} />
      <div>
        <Button type="submit" pending={pending}>
          Continue
        </Button>
      </div>
    </form>
  );
}

function ConfirmForm({ onConfirmed }: { onConfirmed: (now: SecondFactor) => void }) {
  const [values, setValues] = useState({ code: '' });
  const confirm = useCommand(confirmSecondFactor, ['profile']);
  const { form, bind, submit, pending } = useForm({
    values,
    setValues,
    check: ({ code }) => ({ ...(code.trim() === '' && { code: 'Code is missing.' }) }),
    send: async ({ code }) => {
      onConfirmed(await confirm.send(code));
      toast('SECOND_FACTOR_ON');
    },
    onRefused: (thrown) => toastProblem(thrown, 'SECOND_FACTOR_NOT_ON'),
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <AppCodeField {...bind('code')} />
      <div>
        <Button type="submit" pending={pending}>
          Turn on
        </Button>
      </div>
    </form>
  );
}
