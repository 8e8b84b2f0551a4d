import { useState } from 'react';
import { asProblem } from '../../../shared/api/problem';
import { sendCommand } from '../../../shared/api/send-command';
import { phoneHints } from '../../../shared/phone/phone';
import { genders, registrationDepartments } from '../../../shared/reference-data';
import type { SessionAnswer } from '../../../shared/session/session';
import { signInBy } from '../../../shared/session/sign-in-out';
import { useDraft } from '../../../shared/session/use-draft';
import { sameChoices } from '../../../shared/ui/form/choices';
import { SelectField, TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { toastInvalid } from '../../../shared/ui/form/toast-invalid';
import { useForm } from '../../../shared/ui/form/use-form';
import { InfoIcon } from '../../../shared/ui/icons';
import { toastProblem } from '../../../shared/ui/toast';
import { register } from '../api/register.mutation';
import {
  checkRegistration,
  emptyRegistration,
  fieldNameOf,
  fieldNames,
  lastNameHint,
  missingFields,
  type RegistrationType,
  type RegistrationValues,
  toRegistration,
} from '../registration';
import { AccountExists, type OwnAccount } from './account-exists';
import { ConsentFields } from './consent-fields';
import { NewPasswordField } from './new-password-field';
import { PlaceFields } from './place-fields';

interface Props {
  type: RegistrationType;
  onOwnAccount: (account: OwnAccount) => void;
}

export function RegisterForm({ type, onOwnAccount }: Props) {
  const { values, set, form, bind, submit, sending, isTaken, mailed, forget } = useRegistration(type);

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <div className="form__pair">
        <TextField label={fieldNames.firstName} autoComplete="given-name" {...bind('firstName')} />
        <TextField label={fieldNames.lastName} hint={lastNameHint} autoComplete="family-name" {...bind('lastName')} />
      </div>
      <TextField label={fieldNames.email} type="email" inputMode="email" autoComplete="email" {...bind('email')} />
      <NewPasswordField label={fieldNames.password} {...bind('password')} />
      {isTaken && (
        <AccountExists
          credentials={{ email: values.email, password: values.password }}
          onSignedIn={forget}
          onOwnAccount={(account) => {
            forget();
            onOwnAccount(account);
          }}
        />
      )}
      <PlaceFields
        country={bind('country')}
        state={bind('state')}
        onCountry={(country) => set({ country, state: '' })}
      />
      <TextField
        label={fieldNames.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={phoneHints[values.country]}
        {...bind('phone')}
      />
      <SelectField label={fieldNames.gender} placeholder="Choose" choices={sameChoices(genders)} {...bind('gender')} />
      {type === 'creator' && (
        <SelectField
          label={fieldNames.qualification}
          hint="What you want to be known for."
          placeholder="Choose a department"
          choices={sameChoices(registrationDepartments)}
          {...bind('qualification')}
        />
      )}
      <ConsentFields
        marketingConsent={values.marketingConsent}
        onChange={(marketingConsent) => set({ marketingConsent })}
      />
      {mailed && <CheckYourMail email={mailed} />}
      <SubmitButton large wide {...sending}>
        {sending.pending ? 'Signing you up…' : 'Sign Up'}
      </SubmitButton>
    </form>
  );
}

/** The same for every address: the server does not reveal whether it is registered. */
const CheckYourMail = ({ email }: { email: string }) => (
  <div className="notice notice--waiting" role="status">
    <InfoIcon />
    <p>
      Check your mail: a message to <strong>{email}</strong> says how to go on.
    </p>
  </div>
);

function useRegistration(type: RegistrationType) {
  const draft = useDraft('visitor', 'register', emptyRegistration);
  const [password, setPassword] = useState('');
  const [taken, setTaken] = useState<string>();
  const [mailed, setMailed] = useState<string>();
  const values: RegistrationValues = { ...draft.values, password };

  const setValues = ({ password: typed, ...rest }: RegistrationValues) => {
    setPassword(typed);
    draft.setValues(rest);
  };
  const form = useForm<RegistrationValues>({
    values,
    setValues,
    check: (filled) => checkRegistration(filled, type),
    onInvalid: () => toastInvalid(missingFields(values, type).map((name) => fieldNameOf(name, values))),
    send: (filled) =>
      signInBy(async () => {
        const session = (await sendCommand(register, toRegistration(filled, type))) as SessionAnswer | undefined;
        draft.forget();
        if (!session) setMailed(filled.email);
        return session;
      }),
    onRefused: (thrown) => {
      if (asProblem(thrown).code === 'EMAIL_ALREADY_REGISTERED') setTaken(values.email);
      toastProblem(thrown, 'SIGN_UP_FAILED');
    },
  });
  const set = (change: Partial<RegistrationValues>) => setValues({ ...values, ...change });
  return { ...form, values, set, isTaken: taken === values.email, mailed, forget: draft.forget };
}
