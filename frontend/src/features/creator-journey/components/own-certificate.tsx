import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { date } from '../../../shared/format';
import { fullNameOf } from '../../../shared/full-name';
import { useMember } from '../../../shared/session/member';
import { TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { Link } from '../../../shared/ui/link';
import { useConfirm } from '../../../shared/ui/use-confirm';
import type { Certificate } from '../api/certificates.query';
import { issueCertificate } from '../api/issue-certificate.mutation';

/** The certificate, or the form to issue it. */
export function OwnCertificate({ certificate }: { certificate: Certificate | null }) {
  if (!certificate) return <IssueForm />;
  const { number, name, issuedAt, revokedAt, reason, mayIssueAgain } = certificate;
  if (!revokedAt)
    return (
      <>
        <p>
          Issued to <strong>{name}</strong> on {issuedAt && date(issuedAt)}, number{' '}
          <span className="numbers certificate-number">{number}</span>.
        </p>
        <p>
          <a href={`/verify/${number}`}>Open its page</a> to print it, or to send the link to a client.
        </p>
      </>
    );
  return (
    <>
      <p>
        Your certificate <span className="certificate-number">{number}</span> was revoked on {date(revokedAt)}.
        {reason && ` Reason: ${reason}`}
      </p>
      {mayIssueAgain ? (
        <IssueForm />
      ) : (
        <p>
          Do you think this is a mistake? <Link to="/contact">Contact us</Link>.
        </p>
      )}
    </>
  );
}

function IssueForm() {
  const [values, setValues] = useState({ name: fullNameOf(useMember()) });
  const { ask, dialog } = useConfirm();
  const issue = useCommand(issueCertificate, {
    touches: ['certificates'],
    done: 'CERTIFICATE_ISSUED',
    failed: 'CERTIFICATE_NOT_ISSUED',
  });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: ({ name }) => (name.trim() === '' ? { name: 'Your name is missing.' } : {}),
    send: async ({ name }) => {
      const text = 'It is printed like this, and everybody with the number can read it. It cannot be changed later.';
      if (await ask({ title: `Issue it to ${name.trim()}?`, text, confirm: 'Issue' })) await issue.send({ name });
    },
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <TextField label="Name on the certificate" maxLength={80} autoComplete="name" {...bind('name')} />
      <SubmitButton {...sending}>Get my certificate</SubmitButton>
      {dialog}
    </form>
  );
}
