import { useQuery } from '@tanstack/react-query';
import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { ListState } from '../../../shared/console/list-failure';
import { wideColumn } from '../../../shared/console/queue/columns';
import { usePagination } from '../../../shared/console/use-pagination';
import { dateTime, money } from '../../../shared/format';
import { type CardPayment, cardPaymentsQuery } from '../api/card-payments.query';
import { explainFault } from '../card-payment-faults';
import { HandleCardPaymentDialog } from './handle-card-payment-dialog';

const PAGE_SIZE = 5;

/** Card payments without a claim, or refunded ones, each with the reason and what to do. */
export function StrayCardPayments() {
  const [page, setPage] = useState(1);
  const [openPayment, setHandled] = useState<CardPayment>();
  const list = useQuery(cardPaymentsQuery({ page, pageSize: PAGE_SIZE }));
  const pagination = usePagination(list, { page, pageSize: PAGE_SIZE, turnTo: setPage });
  const { data } = list;
  return (
    <section className="stack" aria-labelledby="stray">
      <h2 id="stray">Card payments to look after</h2>
      <ListState of={list} what="the card payments" rows={2} />
      {data?.total === 0 && <p className="soft">There are none: each has settled its claim, or was looked after.</p>}
      {data !== undefined && data.total > 0 && (
        <Table
          columns={columnsWith(setHandled)}
          tableLayout="fixed"
          dataSource={data.items}
          rowKey="paymentId"
          pagination={pagination}
        />
      )}
      {openPayment && <HandleCardPaymentDialog payment={openPayment} onClose={() => setHandled(undefined)} />}
    </section>
  );
}

const columnsWith = (onHandle: (payment: CardPayment) => void): TableColumnsType<CardPayment> => [
  {
    title: 'Payment',
    key: 'payment',
    render: (_, payment) => (
      <div className="person">
        <strong className="numbers">{money(payment.paid)}</strong>
        <span>
          <bdi>{payment.reference}</bdi>
        </span>
        <span className="numbers">{dateTime(payment.paidAt ?? payment.receivedAt)}</span>
        <span className="narrow-only">{explainFault(payment).why}</span>
        <span className="narrow-only">{explainFault(payment).whatToDo}</span>
      </div>
    ),
  },
  { ...wideColumn<CardPayment>('Why it is here', (payment) => explainFault(payment).why), width: '22%' },
  { ...wideColumn<CardPayment>('What to do', (payment) => explainFault(payment).whatToDo), width: '34%' },
  {
    title: 'Done',
    key: 'done',
    width: '7rem',
    render: (_, payment) =>
      payment.state === 'unmatched' && (
        <Button aria-label={`Handled: ${payment.reference}`} onClick={() => onHandle(payment)}>
          Handled…
        </Button>
      ),
  },
];
