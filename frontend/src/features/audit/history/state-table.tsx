import { Table } from 'antd';
import { Badge } from '../../../shared/ui/badge';
import { InfoIcon } from '../../../shared/ui/icons';
import type { MemberState } from '../api/member-state.query';
import { compareStates, type StateLine } from './compare-states';
import { Value } from './value';

interface Props {
  then: MemberState;
  other: MemberState;
  otherName: string;
  isLoading: boolean;
  /** Shows equal lines too. */
  hasAll: boolean;
}

export function StateTable({ then, other, otherName, isLoading, hasAll }: Props) {
  const lines = compareStates(then, other).filter(({ differs }) => hasAll || differs);
  return (
    <Table<StateLine>
      size="small"
      tableLayout="fixed"
      dataSource={lines}
      rowKey="key"
      loading={isLoading}
      locale={{
        emptyText: hasAll
          ? 'Nothing was known of this member at either moment.'
          : 'Nothing differs between the two moments.',
      }}
      pagination={false}
      rowClassName={({ differs }) => (differs ? 'state-line--differs' : '')}
      columns={[
        {
          title: 'What',
          dataIndex: 'name',
          width: '34%',
          render: (name: string, { part, differs }) => (
            <>
              <span className="soft">{part}</span> <strong>{name}</strong>{' '}
              {differs && <Badge kind="waiting" Icon={InfoIcon} text="differs" />}
            </>
          ),
        },
        { title: 'Then', dataIndex: 'then', render: (value: unknown) => <Value value={value} /> },
        { title: otherName, dataIndex: 'other', render: (value: unknown) => <Value value={value} /> },
      ]}
    />
  );
}
