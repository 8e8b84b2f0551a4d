import type { TableColumnType } from 'antd';
import { dateTime } from '../../../shared/format';

/** On narrow screens the row shows the time below the event instead. */
export const whenColumn = {
  title: 'When',
  dataIndex: 'at',
  width: '10.625rem',
  responsive: ['lg'],
  className: 'numbers',
  render: (at: string) => dateTime(at),
} satisfies TableColumnType<{ at: string }>;
