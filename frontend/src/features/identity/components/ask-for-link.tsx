import { useRef, useState } from 'react';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { keepEmail } from '../../../shared/session/kept-email';
import { useKeptEmail } from '../../../shared/session/use-kept-email';
import { Button } from '../../../shared/ui/button';
import { checkFilled } from '../../../shared/ui/form/check-filled';
import { TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { toastInvalid } from '../../../shared/ui/form/toast-invalid';
import { useForm } from '../../../shared/ui/form/use-form';
import { Link } from '../../../shared/ui/link';
import { toastProblem } from '../../../shared/ui/toast';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import { requestPasswordReset } from '../api/request-password-reset.mutation';

/** Requests the mail with a link to set a new password. */
export function AskForLink({ email = '' }: { email?: string | undefined }) {
  const [sentTo, setSentTo] = useState<string>();
  const [lastSentTo, setLastSentTo] = useState(email);
  const content = useRef<HTMLDivElement>(null);
  useMoveFocus(content, sentTo === undefined ? 'asking' : 'sent', { first: 'input, p[tabindex]' });
  const sent = (to: string) => {
    keepEmail(to);
    setLastSentTo(to);
    setSentTo(to);
  };
  return (
    <div ref={content}>
      {sentTo === undefined ? (
        <AskForm email={lastSentTo} onSent={sent} />
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </div>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { sendsMail } = useContactDetails();
  return (
    <div className="stack">
      <p tabIndex={-1}>
        If there is an account for <strong>{email}</strong>,{' '}
        {sendsMail ? 'a mail with a link is on its way' : 'a link for it waits with our team'}. The link works once, and
        for an hour.
      </p>
      <p className="soft">
        {sendsMail ? (
          'Nothing there after a few minutes? Look in your spam folder, or try again.'
        ) : (
          <>
            No mail goes out from here yet: <Link to="/contact">ask us for it</Link>.
          </>
        )}
      </p>
      <div>
        <Button kind="secondary" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </div>
  );
}

function AskForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const kept = useKeptEmail();
  const [typed, setTyped] = useState(email === '' ? undefined : email);
  const { sendsMail } = useContactDetails();
  const { form, bind, submit, sending } = useForm({
    values: { email: typed ?? kept },
    setValues: (values) => setTyped(values.email),
    check: (typed) => checkFilled(typed, { email: 'Email' }),
    onInvalid: () => toastInvalid(['Email']),
    send: async ({ email }) => {
      await requestPasswordReset({ email: email.trim() });
      onSent(email.trim());
    },
    onRefused: (thrown) => toastProblem(thrown, 'RESET_MAIL_NOT_SENT'),
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        hint={`The address you signed up with. ${sendsMail ? 'We send a link' : 'Our team gets a link for you'} to choose a new password.`}
        {...bind('email')}
      />
      <SubmitButton large wide {...sending}>
        {sending.pending ? 'Sending…' : 'Send the link'}
      </SubmitButton>
    </form>
  );
}
