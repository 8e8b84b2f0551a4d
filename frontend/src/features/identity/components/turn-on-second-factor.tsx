import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { checkFilled } from '../../../shared/ui/form/check-filled';
import { PasswordField, TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { toastProblem } from '../../../shared/ui/toast';
import { useCopy } from '../../../shared/ui/use-copy';
import {
  type BegunSecondFactor,
  beginSecondFactor,
  type ConfirmedSecondFactor,
  confirmSecondFactor,
} from '../api/second-factor.mutation';
import { AppCodeField } from './code-field';
import { QrCode } from './qr-code';

interface Props {
  needsEnrolmentCode: boolean;
  begun: BegunSecondFactor | undefined;
  /** Called with undefined if the key is no longer valid. */
  onBegun: (begun: BegunSecondFactor | undefined) => void;
  onTurnedOn: (now: ConfirmedSecondFactor, recoveryCodes: readonly string[]) => void;
}

/** Asks for the password, shows the key for the app, then asks for one code to check that the app has the key. */
export const TurnOnSecondFactor = ({ needsEnrolmentCode, begun, onBegun, onTurnedOn }: Props) => (
  <section className="card stack" aria-labelledby="turn-on">
    <h2 id="turn-on" tabIndex={-1}>
      Turn it on
    </h2>
    {begun ? (
      <>
        <KeyForApp begun={begun} />
        <ConfirmForm onConfirmed={(now) => onTurnedOn(now, begun.recoveryCodes)} onStale={() => onBegun(undefined)} />
      </>
    ) : (
      <BeginForm needsEnrolmentCode={needsEnrolmentCode} onBegun={onBegun} />
    )}
  </section>
);

function BeginForm({ needsEnrolmentCode, onBegun }: Pick<Props, 'needsEnrolmentCode' | 'onBegun'>) {
  const [values, setValues] = useState({ password: '', enrolmentCode: '' });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: (typed) =>
      checkFilled(typed, { password: 'Password', ...(needsEnrolmentCode && { enrolmentCode: 'Code' }) }),
    send: async ({ password, enrolmentCode }) =>
      onBegun(await beginSecondFactor({ password, ...(needsEnrolmentCode && { enrolmentCode }) })),
    onRefused: (thrown) => toastProblem(thrown, 'SECOND_FACTOR_NOT_ON'),
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <p>
        You need an app that shows codes, such as Google Authenticator, Aegis or your password manager. It works without
        a connection.
      </p>
      <PasswordField label="Your password" autoComplete="current-password" {...bind('password')} />
      {needsEnrolmentCode && (
        <TextField
          label="Code of your role"
          hint="Whoever gave you the role hands it over. It is good for seven days."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...bind('enrolmentCode')}
        />
      )}
      <div>
        <SubmitButton {...sending}>Continue</SubmitButton>
      </div>
    </form>
  );
}

/** After these errors no code of the shown key can be right. */
const staleCodes = new Set(['SECOND_FACTOR_IS_ON', 'SECOND_FACTOR_NOT_BEGUN']);

function ConfirmForm({
  onConfirmed,
  onStale,
}: {
  onConfirmed: (now: ConfirmedSecondFactor) => void;
  onStale: () => void;
}) {
  const [values, setValues] = useState({ code: '' });
  const confirm = useCommand(confirmSecondFactor, {
    touches: ['second-factor', 'profile'],
    onDone: onConfirmed,
    done: 'SECOND_FACTOR_ON',
    onFailed: ({ code }) => {
      if (staleCodes.has(code)) onStale();
    },
    failed: 'SECOND_FACTOR_NOT_ON',
  });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: (typed) => checkFilled(typed, { code: 'Code' }),
    send: confirm.send,
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <AppCodeField {...bind('code')} />
      <div>
        <SubmitButton {...sending}>Turn on</SubmitButton>
      </div>
    </form>
  );
}

/** The key in three forms: to scan with another device, to open on this one, and to copy or type. */
function KeyForApp({ begun: { key, address } }: { begun: BegunSecondFactor }) {
  const { ref, copied, copy } = useCopy<HTMLElement>(key);
  return (
    <div className="stack">
      <p>Scan this with the app. On the phone that has the app, open the link instead.</p>
      <QrCode text={address} title="The key for your app, as a picture to scan" />
      <p>
        <a className="button button--secondary" href={address}>
          Open in the app
        </a>
      </p>
      <p>
        Or give it this key:{' '}
        <code ref={ref} className="second-factor__key">
          {grouped(key)}
        </code>
      </p>
      <div>
        <Button kind="secondary" onClick={() => void copy()}>
          <CopyMark copied={copied} />
          Copy the key
        </Button>
      </div>
    </div>
  );
}

/** Groups of four letters; apps accept the key with spaces. */
const grouped = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ');
