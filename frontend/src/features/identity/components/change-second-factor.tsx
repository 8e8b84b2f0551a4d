import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { date } from '../../../shared/format';
import { Button } from '../../../shared/ui/button';
import { checkFilled } from '../../../shared/ui/form/check-filled';
import { PasswordField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { CheckIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { renewRecoveryCodes, turnOffSecondFactor } from '../api/second-factor.mutation';
import { CodeField } from './code-field';

interface Props {
  since: string;
  recoveryCodesLeft: number;
  onRenewed: (recoveryCodes: readonly string[]) => void;
}

export const ChangeSecondFactor = ({ since, recoveryCodesLeft, onRenewed }: Props) => (
  <>
    <p className="notice notice--good">
      <CheckIcon />
      On since {date(since)}. Recovery codes left: {recoveryCodesLeft}.
    </p>
    <p className="soft">
      Devices that were signed in before stay so: <Link to="/profile/devices">look at them</Link>.
    </p>
    <section className="card stack" aria-labelledby="change-second-factor">
      <h2 id="change-second-factor" tabIndex={-1}>
        Change it
      </h2>
      <p>New recovery codes take the place of all former ones. For another phone, turn it off and on again.</p>
      <ChangeForm onRenewed={onRenewed} />
    </section>
  </>
);

function ChangeForm({ onRenewed }: Pick<Props, 'onRenewed'>) {
  const [values, setValues] = useState({ password: '', code: '' });
  /** Which button was pressed; Enter presses the first one. */
  const [turnsOff, setTurnsOff] = useState(false);
  const turnOff = useCommand(turnOffSecondFactor, {
    touches: ['second-factor', 'profile'],
    done: 'SECOND_FACTOR_OFF',
    failed: 'SECOND_FACTOR_NOT_OFF',
  });
  const renew = useCommand(renewRecoveryCodes, {
    touches: ['second-factor'],
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
    failed: 'RECOVERY_CODES_NOT_RENEWED',
  });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: (typed) => checkFilled(typed, { password: 'Password', code: 'Code' }),
    send: turnsOff ? turnOff.send : renew.send,
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <PasswordField label="Your password" autoComplete="current-password" {...bind('password')} />
      <CodeField {...bind('code')} />
      <div className="row">
        <Button type="submit" kind="secondary" pending={sending.pending} onClick={() => setTurnsOff(false)}>
          Make new recovery codes
        </Button>
        <SubmitButton kind="danger" {...sending} onClick={() => setTurnsOff(true)}>
          Turn off
        </SubmitButton>
      </div>
    </form>
  );
}
