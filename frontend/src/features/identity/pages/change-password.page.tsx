import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { useMember } from '../../../shared/session/member';
import { Button } from '../../../shared/ui/button';
import { PasswordField } from '../../../shared/ui/form/inputs';
import { useForm } from '../../../shared/ui/form/use-form';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useNavigateIfMounted } from '../../../shared/ui/use-navigate-if-mounted';
import { changePassword } from '../api/change-password.mutation';
import { checkPassword } from '../registration';
import '../profile.css';

export default function ChangePasswordPage() {
  usePageTitle('Password');
  return (
    <div className="profile-page">
      <div className="stack stack--tight">
        <Link to="/profile">Back to the profile</Link>
        <h1>Choose another password</h1>
        <p className="soft">Your other devices are signed out with it, and we tell you by mail.</p>
      </div>
      <ChangePasswordForm />
      <p className="soft">
        You do not know the current one? <Link to="/forgot-password">Ask for a link</Link> to choose a new one.
      </p>
    </div>
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
  const { form, bind, submit, pending } = useForm({
    values,
    setValues,
    check: ({ currentPassword, newPassword }) => {
      const { password } = checkPassword(newPassword);
      return {
        ...(currentPassword === '' && { currentPassword: 'Your current password is missing.' }),
        ...(password !== undefined && { newPassword: password }),
      };
    },
    send: change.send,
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...bind('currentPassword')} />
      <PasswordField
        label="New password"
        hint="At least 8 characters. A sentence you can remember works well."
        autoComplete="new-password"
        {...bind('newPassword')}
      />
      <div>
        <Button type="submit" large pending={pending}>
          {pending ? 'Saving…' : 'Save the password'}
        </Button>
      </div>
    </form>
  );
}
