import { lazy, useState } from 'react';
import { asProblem, type Problem } from '../../../shared/api/problem';
import { sendCommand } from '../../../shared/api/send-command';
import { signOut } from '../../../shared/session/sign-in-out';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { usePageTitle } from '../../../shared/ui/page-title';
import { SuspendedNotice } from '../../../shared/ui/suspended-notice';
import { toast, toastProblem } from '../../../shared/ui/toast';
import { useHydrated } from '../../../shared/ui/use-hydrated';
import { useNavigateIfMounted } from '../../../shared/ui/use-navigate-if-mounted';
import { checkResetLink, resetPassword } from '../api/reset-password.mutation';
import { AskForLink } from '../components/ask-for-link';
import { NewPasswordField } from '../components/new-password-field';
import { checkPassword } from '../registration';
import { useLinkCheck } from '../use-link-check';
import { useLinkToken } from '../use-link-token';
import '../identity.css';

const JoinStaff = lazy(() => import('../components/join-staff'));

/** The token of a staff invitation contains a dot, after the id of the account. */
export default function ResetPasswordPage() {
  const [token] = useState(useLinkToken());
  const hydrated = useHydrated();
  if (!hydrated) return <ResetPassword token="" />;
  return token.includes('.') ? <JoinStaff token={token} /> : <ResetPassword token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  usePageTitle('New password');
  const { refusal, setRefusal } = useLinkCheck(checkResetLink, token);
  const hydrated = useHydrated();
  if (refusal?.code === 'ACCOUNT_SUSPENDED')
    return <SuspendedNotice suspension={refusal.suspension}>{null}</SuspendedNotice>;
  const isInvalid = refusal?.code === 'RESET_TOKEN_INVALID';
  return (
    <div className="entry">
      <h1>Choose a new password</h1>
      {hydrated && (isInvalid || token === '') ? (
        <InvalidLink isWhole={isInvalid} />
      ) : (
        <NewPasswordForm token={token} onRefused={setRefusal} />
      )}
    </div>
  );
}

/** After a reload the token is gone from the address, but the link in the mail may still work. */
const InvalidLink = ({ isWhole }: { isWhole: boolean }) => (
  <>
    <p role="alert">
      {isWhole
        ? 'This link is no longer good: it was used, it is older than an hour, or a part of it is missing. Ask for a new one here.'
        : 'A part of the link is missing here. Open the whole link once more, or ask for a new one.'}
    </p>
    <AskForLink />
  </>
);

function NewPasswordForm({ token, onRefused }: { token: string; onRefused: (problem: Problem) => void }) {
  const navigate = useNavigateIfMounted();
  const [values, setValues] = useState({ password: '' });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: ({ password }) => checkPassword(password),
    send: async ({ password }) => {
      await sendCommand(resetPassword, { token, password });
      await signOut();
      toast('PASSWORD_CHANGED');
      navigate('/login', { replace: true });
    },
    onRefused: (thrown) => {
      const problem = asProblem(thrown);
      if (problem.code === 'RESET_TOKEN_INVALID' || problem.code === 'ACCOUNT_SUSPENDED') onRefused(problem);
      else toastProblem(problem, 'PASSWORD_NOT_CHANGED');
    },
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <NewPasswordField label="New password" {...bind('password')} />
      <p className="soft">Every device that is signed in to your account will be signed out.</p>
      <SubmitButton large wide {...sending}>
        {sending.pending ? 'Saving…' : 'Save the password'}
      </SubmitButton>
    </form>
  );
}
