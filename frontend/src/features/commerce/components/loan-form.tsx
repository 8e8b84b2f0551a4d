import { money, when } from '../../../shared/format';
import { loanChoices, loanHint } from '../../../shared/loan-choices';
import { useMember } from '../../../shared/session/member';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { RadiosField } from '../../../shared/ui/form/choice-fields';
import { TextAreaField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { toastInvalid } from '../../../shared/ui/form/toast-invalid';
import { useCommandForm } from '../../../shared/ui/form/use-command-form';
import type { Loan } from '../api/loans.query';
import { requestLoan } from '../api/request-loan.mutation';

const names = { amount: 'Amount', purpose: 'Purpose' };

interface Props {
  /** The amount from the KYC, if it names one. */
  sought: number | undefined;
  /** A pending request; another one may be sent all the same. */
  waiting: Loan | undefined;
}

export function LoanForm({ sought, waiting }: Props) {
  const { country } = useMember();
  const { form, bind, submit, sending } = useCommandForm({
    draft: 'loan',
    startingValues: { amount: sought?.toString() ?? '', purpose: '' },
    check: ({ amount, purpose }) => ({
      ...(amount === '' && { amount: 'Choose an amount.' }),
      ...(purpose.trim() === '' && { purpose: 'Say what the loan is for.' }),
    }),
    onInvalid: (fields) => toastInvalid(fields.map((field) => names[field])),
    toInput: ({ amount, purpose }) => ({
      amount: { amount: Number(amount), currency: 'NGN' as const },
      purpose: purpose.trim(),
    }),
    send: requestLoan,
    touches: ['loans'],
    done: 'REQUEST_SUBMITTED',
    failed: 'REQUEST_NOT_SUBMITTED',
  });
  return (
    <form ref={form} className="card form loan-form" noValidate onSubmit={submit} aria-labelledby="loan-request">
      <h2 id="loan-request">Request a Loan</h2>
      <RadiosField label={names.amount} hint={loanHint(country)} choices={loanChoices} {...bind('amount')} />
      <TextAreaField
        label={names.purpose}
        hint="What you would buy or build, and how it pays the loan back."
        rows={4}
        maxLength={1000}
        {...bind('purpose')}
      />
      <SubmitButton large wide {...sending}>
        {waiting ? 'Send a further request' : 'Send request'}
      </SubmitButton>
      {waiting && (
        <p className="notice notice--waiting">
          <ClockIcon />
          <span>
            Your request for {money(waiting.amount)} (sent {when(waiting.createdAt)}) waits for our answer. What you
            send here is a further request.
          </span>
        </p>
      )}
    </form>
  );
}
