import { type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { Answer, Input } from '../../../shared/api/types';
import { useCommand } from '../../../shared/api/use-command';
import { serverNow } from '../../../shared/server-clock';
import { useDraft } from '../../../shared/session/use-draft';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/form/inputs';
import { NotSent } from '../../../shared/ui/form/submit-button';
import { useFocusOnWrong } from '../../../shared/ui/form/use-focus-on-wrong';
import { ChatIcon } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import { recordProgramFee } from '../api/record-program-fee.mutation';
import { paidAmountIn } from '../paid-amount';
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

export type SaidOfPayment = ReturnType<typeof useSaidOfPayment>;

/** The draft of a payment, and whether it was typed for this plan and currency. */
export function useSaidOfPayment(userId: string, choice: string) {
  const { values, setValues, forget } = useDraft<Draft>(userId, 'payment', emptyDraft);
  const isTypedHere = values.choice === choice;
  const say = (more: Draft) => setValues({ reference: values.reference, ...(isTypedHere && values), ...more, choice });
  return { values, isTypedHere, say, forget };
}

interface Props {
  plan: Plan;
  currency: Currency;
  chat: string | null;
  /** The reference in the form. */
  shown: string;
  /** The date and amount claimed before under this reference. */
  told: Pick<Answer<'/api/me/program-fees'>['items'][number], 'paidOn' | 'paidAmount'> | undefined;
  said: SaidOfPayment;
  onTold: () => void;
}

type Errors = Partial<Record<'reference' | 'paidOn' | 'paid', string>>;

/** Today in the local time zone. */
const today = (): string => new Date(serverNow()).toLocaleDateString('sv');

/** Asks for the details of a payment. Submitting the form or opening the chat records it. */
export function PaidForm({ plan, currency, chat, shown, told, said, onTold }: Props) {
  const { values, isTypedHere } = said;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  useFocusOnWrong(form, errors);
  const { tell, isPending, failure } = useTelling(setErrors, said, onTold);
  const say = (more: Draft) => {
    setErrors({});
    said.say(more);
  };
  const price = String((told?.paidAmount ?? plan.prices[currency].amount) / 100);
  const { paidOn = told?.paidOn ?? today(), paid = price } = isTypedHere ? values : {};
  const claim = { plan: plan.id as PlanId, currency, reference: shown.trim() };
  const tellPaid = (event: SyntheticEvent) => {
    event.preventDefault();
    const paidAmount = paidAmountIn(paid);
    if (paidAmount > 0) tell({ ...claim, paidOn, paidAmount });
    else setErrors({ paid: `Write the amount as a number, such as ${price}.` });
  };
  const openChat = (event: MouseEvent) => {
    if (tell(claim)) toast('ACTION_REQUIRED');
    else event.preventDefault();
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={tellPaid}>
      <TextField
        label="Payment reference"
        name="reference"
        hint="Write this into the transfer's description, or put the reference here that your bank or the card page gave you."
        autoComplete="off"
        maxLength={MAX_REFERENCE_LENGTH}
        value={shown}
        onChange={(reference) => say({ reference })}
        error={errors.reference}
      />
      <WhenAndHowMuch {...{ currency, paidOn, paid, say, errors }} />
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

interface SaidProps {
  currency: Currency;
  paidOn: string;
  paid: string;
  say: SaidOfPayment['say'];
  errors: Errors;
}

const WhenAndHowMuch = ({ currency, paidOn, paid, say, errors }: SaidProps) => (
  <div className="pricing__said">
    <TextField
      label="Paid on"
      name="paidOn"
      type="date"
      max={today()}
      value={paidOn}
      onChange={(day) => say({ paidOn: day || today() })}
      error={errors.paidOn}
    />
    <TextField
      label={`Amount in ${currency}`}
      name="paid"
      inputMode="decimal"
      autoComplete="off"
      value={paid}
      onChange={(amount) => say({ paid: amount })}
      error={errors.paid}
    />
  </div>
);

/** Sends the claim and sets the errors of its fields. */
function useTelling(setErrors: (errors: Errors) => void, { say, forget }: SaidOfPayment, onTold: () => void) {
  const record = useCommand(recordProgramFee, {
    touches: ['program-fees'],
    onDone: (_, { paidOn }) => {
      forget();
      onTold();
      if (paidOn) toast('PAYMENT_TOLD');
    },
    onFailed: ({ errors }) =>
      setErrors(
        Object.fromEntries(errors.map(({ field, message }) => [field === 'paidAmount' ? 'paid' : field, message])),
      ),
    failed: 'REQUEST_NOT_SUBMITTED',
  });
  const tell = (claim: Input<'/api/me/program-fees'>): boolean => {
    const isTooShort = claim.reference.length < MIN_REFERENCE_LENGTH;
    const missing = claim.reference ? 'Write at least three characters.' : 'Payment reference is missing.';
    setErrors(isTooShort ? { reference: missing } : {});
    if (isTooShort) return false;
    say({ reference: claim.reference });
    void record.run(claim);
    return true;
  };
  const failure = record.error?.isTransient ? record.error : undefined;
  return { tell, isPending: record.isPending, failure };
}
