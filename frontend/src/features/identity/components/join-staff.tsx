import { useState } from 'react';
import { asProblem, type Problem } from '../../../shared/api/problem';
import { sendCommand } from '../../../shared/api/send-command';
import { signOut } from '../../../shared/session/sign-in-out';
import { TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { usePageTitle } from '../../../shared/ui/page-title';
import { toast, toastProblem } from '../../../shared/ui/toast';
import { useNavigateIfMounted } from '../../../shared/ui/use-navigate-if-mounted';
import { acceptInvitation, checkInvitation } from '../api/accept-invitation.mutation';
import { checkPassword } from '../registration';
import { useLinkCheck } from '../use-link-check';
import { NewPasswordField } from './new-password-field';

/** The page behind the link of a staff invitation. */
export default function JoinStaff({ token }: { token: string }) {
  usePageTitle('Join the staff');
  const { refusal, setRefusal } = useLinkCheck(checkInvitation, token);
  return (
    <div className="entry">
      <h1>Join the staff</h1>
      {refusal?.code === 'INVITATION_INVALID' ? (
        <p role="alert">
          This link is no longer good: it was used or withdrawn, or it is older than three days. Ask whoever invited you
          for a new one.
        </p>
      ) : (
        <JoinForm token={token} onInvalid={setRefusal} />
      )}
    </div>
  );
}

const required = (text: string, name: 'firstName' | 'lastName') =>
  text.trim() === '' ? { [name]: 'Enter your name.' } : {};

function JoinForm({ token, onInvalid }: { token: string; onInvalid: (problem: Problem) => void }) {
  const navigate = useNavigateIfMounted();
  const [values, setValues] = useState({ firstName: '', lastName: '', password: '' });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: ({ firstName, lastName, password }) => ({
      ...required(firstName, 'firstName'),
      ...required(lastName, 'lastName'),
      ...checkPassword(password),
    }),
    send: async (typed) => {
      await sendCommand(acceptInvitation, { token, ...typed });
      await signOut();
      toast('STAFF_JOINED');
      navigate('/login', { replace: true });
    },
    onRefused: (thrown) => {
      const problem = asProblem(thrown);
      if (problem.code === 'INVITATION_INVALID') onInvalid(problem);
      else toastProblem(problem, 'ACTION_NOT_PERFORMED');
    },
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <p>You were invited to work on Sankofa. Your colleagues see your name beside what you decide.</p>
      <div className="form__pair">
        <TextField label="First name" autoComplete="given-name" {...bind('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...bind('lastName')} />
      </div>
      <NewPasswordField label="Password" {...bind('password')} />
      <SubmitButton large wide {...sending}>
        {sending.pending ? 'Saving…' : 'Join'}
      </SubmitButton>
    </form>
  );
}
