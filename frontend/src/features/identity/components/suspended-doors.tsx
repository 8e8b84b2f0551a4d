import { useState } from 'react';
import { asProblem } from '../../../shared/api/problem';
import { privacyAnswerDays } from '../../../shared/reference-data';
import { saveJson } from '../../../shared/save-file';
import { Button } from '../../../shared/ui/button';
import { PasswordField, TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { toast, toastProblem } from '../../../shared/ui/toast';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { usePartOfPage } from '../../../shared/ui/use-part-of-page';
import { readSuspendedData, requestSuspendedErasure, withdrawSuspendedErasure } from '../api/suspended.mutation';
import { checkCredentials, emptyCredentials, tellMissing, withCode } from '../credentials';
import { CodeField } from './code-field';

const question = {
  title: 'Ask us to erase your data?',
  text: `Staff carry it out within ${privacyAnswerDays} days. It cannot be undone.`,
  confirm: 'Ask for erasure',
  kind: 'danger',
} as const;

/** For suspended members: the password gives access to their data and to the request for its erasure. */
export default function SuspendedDoors() {
  usePartOfPage();
  const [values, setValues] = useState(emptyCredentials);
  const [asksForCode, setAsksForCode] = useState(false);
  const [wish, setWish] = useState<'data' | 'erasure' | 'withdrawal'>('data');
  const { ask, dialog } = useConfirm();
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: (typed) => checkCredentials(typed, asksForCode),
    onInvalid: tellMissing,
    send: async (typed) => {
      const given = withCode(typed, asksForCode);
      if (wish === 'data') {
        saveJson('sankofa-data.json', await readSuspendedData(given));
      } else if (wish === 'withdrawal') {
        await withdrawSuspendedErasure(given);
        toast('ERASURE_WITHDRAWN');
      } else if (await ask(question)) {
        await requestSuspendedErasure(given);
        toast('ERASURE_REQUESTED');
      }
    },
    onRefused: (thrown) => {
      if (asProblem(thrown).code === 'SECOND_FACTOR_NEEDED') setAsksForCode(true);
      else toastProblem(thrown, 'SIGN_IN_FAILED');
    },
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <TextField label="Email" type="email" inputMode="email" autoComplete="username" {...bind('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...bind('password')} />
      {asksForCode && <CodeField {...bind('code')} />}
      <div className="row">
        <Button type="submit" kind="secondary" pending={sending.pending} onClick={() => setWish('data')}>
          Download my data
        </Button>
        <SubmitButton kind="secondary" {...sending} onClick={() => setWish('erasure')}>
          Ask for erasure
        </SubmitButton>
        <Button type="submit" kind="secondary" pending={sending.pending} onClick={() => setWish('withdrawal')}>
          Withdraw that request
        </Button>
      </div>
      {dialog}
    </form>
  );
}
