import { useCommand } from '../../../shared/api/use-command';
import { money } from '../../../shared/format';
import { loanAmounts } from '../../../shared/reference-data';
import { useDraft } from '../../../shared/session/drafts';
import { useMember } from '../../../shared/session/member';
import { Button } from '../../../shared/ui/button';
import { RadiosField } from '../../../shared/ui/form/choice-fields';
import { TextAreaField } from '../../../shared/ui/form/inputs';
import { toastInvalid } from '../../../shared/ui/form/toast-invalid';
import { useForm } from '../../../shared/ui/form/use-form';
import { requestLoan } from '../api/request-loan.mutation';

const amounts = loanAmounts.map((amount) => ({ value: String(amount.amount), label: money(amount) }));

const names = { amount: 'Amount', purpose: 'Purpose' };

interface LoanValues {
  amount: string;
  purpose: string;
}

/** `sought` is the amount that the verification names, if it names one. */
export function LoanForm({ sought }: { sought: number | undefined }) {
  const member = useMember();
  const draft = useDraft<LoanValues>(member.id, 'loan', { amount: sought?.toString() ?? '', purpose: '' });
  const command = useCommand(requestLoan, {
    touches: ['loans'],
    onDone: draft.forget,
    done: 'REQUEST_SUBMITTED',
    failed: 'REQUEST_NOT_SUBMITTED',
  });
  const { form, bind, submit, pending } = useForm<LoanValues>({
    values: draft.values,
    setValues: draft.setValues,
    check: ({ amount, purpose }) => ({
      ...(amount === '' && { amount: 'Choose an amount.' }),
      ...(purpose.trim() === '' && { purpose: 'Say what the loan is for.' }),
    }),
    onInvalid: (fields) => toastInvalid(fields.map((field) => names[field])),
    send: ({ amount, purpose }) =>
      command.send({ amount: { amount: Number(amount), currency: 'NGN' }, purpose: purpose.trim() }),
  });
  return (
    <form ref={form} className="card form loan-form" noValidate onSubmit={submit} aria-labelledby="loan-request">
      <h2 id="loan-request">Request a Loan</h2>
      <RadiosField label={names.amount} choices={amounts} {...bind('amount')} />
      <TextAreaField
        label={names.purpose}
        hint="What you would buy or build, and how it pays the loan back."
        rows={4}
        maxLength={1000}
        {...bind('purpose')}
      />
      <Button type="submit" large wide pending={pending}>
        Send request
      </Button>
    </form>
  );
}
