import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { useMember } from '../../../shared/session/member';
import { checkFilled } from '../../../shared/ui/form/check-filled';
import { PasswordField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { Link } from '../../../shared/ui/link';
import { useNavigateIfMounted } from '../../../shared/ui/use-navigate-if-mounted';
import { changePassword } from '../api/change-password.mutation';
import { NewPasswordField } from '../components/new-password-field';
import { ProfileSubpage } from '../components/profile-subpage';
import { checkPassword } from '../registration';

export default function ChangePasswordPage() {
  const { email } = useMember();
  const { sendsMail } = useContactDetails();
  return (
    <ProfileSubpage
      title="Password"
      heading="Choose another password"
      lead={`Your other devices are signed out with it${sendsMail ? ', and we tell you by mail' : ''}.`}
    >
      <ChangePasswordForm />
      <p className="soft">
        You do not know the current one?{' '}
        <Link to="/forgot-password" state={{ email }}>
          Ask for a link
        </Link>{' '}
        to choose a new one.
      </p>
    </ProfileSubpage>
  );
}

function ChangePasswordForm() {
  const { email } = useMember();
  const [values, setValues] = useState({ currentPassword: '', newPassword: '' });
  const navigate = useNavigateIfMounted();
  const change = useCommand(changePassword, {
    touches: ['devices'],
    onDone: () => navigate('/profile'),
    done: 'OWN_PASSWORD_CHANGED',
    failed: 'PASSWORD_NOT_CHANGED',
  });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: ({ currentPassword, newPassword }) => {
      const { password } = checkPassword(newPassword);
      return {
        ...checkFilled({ currentPassword }, { currentPassword: 'Your current password' }),
        ...(password !== undefined && { newPassword: password }),
      };
    },
    send: change.send,
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...bind('currentPassword')} />
      <NewPasswordField label="New password" {...bind('newPassword')} />
      <div>
        <SubmitButton large {...sending}>
          {sending.pending ? 'Saving…' : 'Save the password'}
        </SubmitButton>
      </div>
    </form>
  );
}
