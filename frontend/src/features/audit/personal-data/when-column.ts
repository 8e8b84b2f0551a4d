import type { TableColumnType } from 'antd';
import { dateTime } from '../../../shared/format';

/** When it was; where there is no room for a column, the row says it below what happened. */
export const whenColumn = {
  title: 'When',
  dataIndex: 'at',
  width: '10.625rem',
  responsive: ['lg'],
  className: 'numbers',
  render: (at: string) => dateTime(at),
} satisfies TableColumnType<{ at: string }>;
