import type { ReactNode } from 'react';
import { date } from '../../format';
import { StatusBadge } from '../../ui/status-badge';
import { MemberLink } from '../member-link';
import { type NamedMember, nameOf, Person } from '../person';
import { Waiting } from '../waiting';
import type { Columns, QueueKey } from './queue';

/** The member's name. On a narrow screen a short text stands below it and the other columns are hidden. */
export const nameColumn = <Row extends NamedMember>(inShort: (row: Row) => ReactNode): Columns<Row>[number] => ({
  title: 'Name',
  key: 'name',
  width: 'var(--name-width, auto)',
  render: (_, row) => (
    <div className="person-row">
      <Person firstName={row.firstName} lastName={row.lastName}>
        <span className="narrow-only">{inShort(row)}</span>
      </Person>
      <MemberLink id={row.userId} name={nameOf(row)} asMark />
    </div>
  ),
});

/** A column for wider screens. Without a width it shares the remaining room. */
export const wideColumn = <Row,>(
  title: string,
  render: (row: Row) => ReactNode,
  width?: number,
): Columns<Row>[number] => ({
  title,
  key: title,
  responsive: ['lg'],
  ...(width !== undefined && { width: `${width / 16}rem` }),
  render: (_, row) => render(row),
});

export const statusColumn = <Row extends { status: string }>(): Columns<Row>[number] =>
  wideColumn('Status', ({ status }) => <StatusBadge status={status} />, 144);

export const moneyColumn = <Row,>(title: string, render: (row: Row) => ReactNode): Columns<Row>[number] => ({
  ...wideColumn(title, render, 112),
  align: 'right',
  className: 'numbers amount',
});

const widthBetween = (least: number, most: number): string => `clamp(${least / 16}rem, 24vw, ${most / 16}rem)`;

export const waitingColumn = <Row,>(queue: QueueKey, since: (row: Row) => string): Columns<Row>[number] => ({
  title: 'Waiting',
  key: 'waiting',
  width: widthBetween(88, 104), // fits the longest wait in words
  render: (_, row) => <Waiting in={queue} since={since(row)} />,
});

/** For lists that also show decided rows: when each was submitted and, for waiting rows, how long ago. */
export const begunColumn = <Row,>(
  queue: QueueKey,
  title: string,
  since: (row: Row) => string,
  waits: (row: Row) => boolean,
): Columns<Row>[number] => ({
  ...waitingColumn(queue, since),
  title,
  width: widthBetween(104, 128),
  render: (_, row) => (waits(row) ? <Waiting in={queue} since={since(row)} isPast /> : date(since(row))),
});
