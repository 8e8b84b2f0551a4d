import { Radio } from 'antd';
import { useState } from 'react';
import type { Problem } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { Modal, useClose } from '../../../shared/console/layers';
import { money } from '../../../shared/format';
import type { CardPayment } from '../api/card-payments.query';
import { handleCardPayment, type Outcome } from '../api/handle-card-payment.mutation';

const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: 'paid-back', label: 'Paid it back at the gateway' },
  { value: 'upgraded-by-hand', label: 'Upgraded the member by hand' },
  { value: 'nothing-due', label: 'Nothing is due: a test, or settled in another way' },
];

/** A colleague handled it first. */
const isLate = ({ status }: Problem): boolean => status === 409;

/** Records what was done about a card payment without a claim; it then leaves the list. */
export function HandleCardPaymentDialog({ payment, onClose }: { payment: CardPayment; onClose: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const close = useClose(onClose);
  const { run, isPending } = useCommand(handleCardPayment, {
    touches: ['card-payments'],
    onDone: close,
    done: 'CARD_PAYMENT_HANDLED',
    onFailed: (problem) => {
      if (isLate(problem)) close();
    },
    failed: (problem) => (isLate(problem) ? 'ALREADY_DECIDED' : 'ACTION_NOT_PERFORMED'),
  });
  return (
    <Modal
      title={`What did you do about ${money(payment.paid)}?`}
      okText="Take it off the list"
      okButtonProps={{ disabled: outcome === undefined, loading: isPending }}
      onOk={() => outcome && void run({ paymentId: payment.paymentId, outcome })}
      onCancel={onClose}
    >
      <p>
        <bdi>{payment.reference}</bdi> is then settled for good: a claim that comes later under this reference waits for
        staff.
      </p>
      <Radio.Group
        aria-label="What you did"
        className="stack stack--tight"
        options={[...outcomes]}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value as Outcome)}
      />
    </Modal>
  );
}
