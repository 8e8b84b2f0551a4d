import type { TableColumnsType } from 'antd';
import { wideColumn } from '../../../shared/console/queue/columns';
import { calendarDay, money } from '../../../shared/format';
import { planName } from '../../../shared/plans';
import type { StatementRow } from '../api/statements.query';

const reasons: Record<NonNullable<StatementRow['reason']>, string> = {
  reference: 'The reference',
  slip: 'The reference with one slip',
  name: 'Name, amount and date',
  split: 'A part; together they make the amount',
  paid: 'Confirmed before',
  'two-rows': 'An earlier row pays it',
  'other-amount': 'The amount is another',
};

const textOf = ({ reference, narration, payer }: StatementRow): string =>
  [payer, narration, reference].filter((text) => text !== '').join(' · ');

const Fits = ({ row }: { row: StatementRow }) => (
  <div className="person">
    {row.member && (
      <strong>
        <bdi>{row.member}</bdi>
      </strong>
    )}
    {row.expected && (
      <span>
        {row.paymentOf === 'plan' ? `${planName(row.item ?? '')} plan` : row.item}, {money(row.expected)}
      </span>
    )}
    {row.reason && <span>{reasons[row.reason]}</span>}
  </div>
);

export const statementColumns: TableColumnsType<StatementRow> = [
  {
    title: 'Paid',
    key: 'paid',
    render: (_, row) => (
      <div className="person">
        <strong className="numbers">{money(row.paid)}</strong>
        <span className="numbers">{calendarDay(row.paidOn)}</span>
        <span className="narrow-only">
          <bdi>{textOf(row)}</bdi>
        </span>
      </div>
    ),
  },
  { ...wideColumn<StatementRow>('The bank wrote', (row) => <bdi>{textOf(row)}</bdi>), width: '40%' },
  { title: 'Fits', key: 'fits', render: (_, row) => <Fits row={row} /> },
];
