import { type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { Answer, Input } from '../../../shared/api/types';
import { useCommand } from '../../../shared/api/use-command';
import { localToday } from '../../../shared/server-clock';
import { useDraft } from '../../../shared/session/use-draft';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/form/inputs';
import { NotSent } from '../../../shared/ui/form/submit-button';
import { useFocusOnWrong } from '../../../shared/ui/form/use-focus-on-wrong';
import { ChatIcon } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import { recordProgramFee } from '../api/record-program-fee.mutation';
import { paidAmountIn } from '../paid-amount';
import { paidOnLimits } from '../paid-on';
import { paymentChat } from '../payment-message';
import type { Currency, Plan, PlanId } from '../plan-choice';

const MIN_REFERENCE_LENGTH = 3;
const MAX_REFERENCE_LENGTH = 100;

interface Draft {
  choice?: string;
  reference?: string;
  paidOn?: string;
  paid?: string;
}

const emptyDraft: Draft = {};

export type PaymentDraft = ReturnType<typeof usePaymentDraft>;

/** The draft of a payment, and whether it was typed for this plan and currency. */
export function usePaymentDraft(userId: string, choice: string) {
  const { values, setValues, forgetSent } = useDraft<Draft>(userId, 'payment', emptyDraft);
  const isTypedHere = values.choice === choice;
  const withMore = (more: Draft) => ({ reference: values.reference, ...(isTypedHere && values), ...more, choice });
  return {
    values,
    isTypedHere,
    edit: (more: Draft) => setValues(withMore(more)),
    forget: (sent: Draft) => forgetSent(withMore(sent)),
  };
}

interface Props {
  plan: Plan;
  currency: Currency;
  chat: string | null;
  /** The reference in the form. */
  shown: string;
  /** The date and amount claimed before under this reference. */
  claimed: Pick<Answer<'/api/me/program-fees'>['items'][number], 'paidOn' | 'paidAmount'> | undefined;
  draft: PaymentDraft;
  onClaimed: () => void;
}

type Errors = Partial<Record<'reference' | 'paidOn' | 'paid', string>>;

/** Asks for the details of a payment. Submitting the form or opening the chat records it. */
export function PaidForm({ plan, currency, chat, shown, claimed, draft, onClaimed }: Props) {
  const { values, isTypedHere } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  useFocusOnWrong(form, errors);
  const { submitClaim, isPending, failure } = useSubmitClaim(setErrors, draft, onClaimed);
  const edit = (more: Draft) => {
    setErrors({});
    draft.edit(more);
  };
  const price = String((claimed?.paidAmount ?? plan.prices[currency].amount) / 100);
  const { paidOn = claimed?.paidOn ?? localToday(), paid = price } = isTypedHere ? values : {};
  const claim = { plan: plan.id as PlanId, currency, reference: shown.trim() };
  const submitPayment = (event: SyntheticEvent) => {
    event.preventDefault();
    const paidAmount = paidAmountIn(paid);
    if (paidAmount > 0) submitClaim({ ...claim, paidOn, paidAmount });
    else setErrors({ paid: `Write the amount as a number, such as ${price}.` });
  };
  const openChat = (event: MouseEvent) => {
    if (submitClaim(claim)) toast('ACTION_REQUIRED');
    else event.preventDefault();
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={submitPayment}>
      <TextField
        label="Payment reference"
        name="reference"
        hint="Write this into the transfer's description, or put the reference here that your bank or the card page gave you."
        autoComplete="off"
        maxLength={MAX_REFERENCE_LENGTH}
        value={shown}
        onChange={(reference) => edit({ reference })}
        error={errors.reference}
      />
      <DateAndAmount {...{ currency, paidOn, paid, edit, errors }} />
      <div className="row">
        <Button type="submit" large pending={isPending}>
          I have paid
        </Button>
        <NotSent problem={failure} />
        {chat && (
          <a
            className="button button--secondary button--large"
            href={paymentChat(chat, plan, currency, claim.reference)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={openChat}
          >
            <ChatIcon />
            Confirm on WhatsApp
          </a>
        )}
      </div>
    </form>
  );
}

interface DateProps {
  currency: Currency;
  paidOn: string;
  paid: string;
  edit: PaymentDraft['edit'];
  errors: Errors;
}

const DateAndAmount = ({ currency, paidOn, paid, edit, errors }: DateProps) => (
  <div className="pricing__said">
    <TextField
      label="Paid on"
      name="paidOn"
      type="date"
      {...paidOnLimits()}
      value={paidOn}
      onChange={(day) => edit({ paidOn: day || localToday() })}
      error={errors.paidOn}
    />
    <TextField
      label={`Amount in ${currency}`}
      name="paid"
      inputMode="decimal"
      autoComplete="off"
      value={paid}
      onChange={(amount) => edit({ paid: amount })}
      error={errors.paid}
    />
  </div>
);

/** Sends the claim and sets the errors of its fields. */
function useSubmitClaim(setErrors: (errors: Errors) => void, { edit, forget }: PaymentDraft, onClaimed: () => void) {
  const record = useCommand(recordProgramFee, {
    touches: ['program-fees'],
    onDone: (_, { paidOn, reference }) => {
      forget({ reference });
      onClaimed();
      if (paidOn) toast('PAYMENT_TOLD');
    },
    onFailed: ({ errors }) =>
      setErrors(
        Object.fromEntries(errors.map(({ field, message }) => [field === 'paidAmount' ? 'paid' : field, message])),
      ),
    failed: 'REQUEST_NOT_SUBMITTED',
  });
  const submitClaim = (claim: Input<'/api/me/program-fees'>): boolean => {
    const isTooShort = claim.reference.length < MIN_REFERENCE_LENGTH;
    const missing = claim.reference ? 'Write at least three characters.' : 'Payment reference is missing.';
    setErrors(isTooShort ? { reference: missing } : {});
    if (isTooShort) return false;
    edit({ reference: claim.reference });
    void record.run(claim);
    return true;
  };
  const failure = record.error?.isTransient ? record.error : undefined;
  return { submitClaim, isPending: record.isPending, failure };
}
