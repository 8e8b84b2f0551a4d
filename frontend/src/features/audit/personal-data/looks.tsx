import { Table } from 'antd';
import { dateTime, number } from '../../../shared/format';
import type { HeldData } from '../api/held-data.query';
import { whenColumn } from './when-column';

type Look = HeldData['looks'][number];

const views: Record<Look['view'], string> = {
  event: 'An event in plain words',
  state: 'How things stood at a moment',
  data: 'What we hold',
  timeline: 'The timeline',
  export: 'A file',
};

/** Who of the staff looked at a member before, the latest first. */
export function Looks({ looks, total }: { looks: readonly Look[]; total: number }) {
  if (looks.length === 0) return <p className="soft">Nobody before you.</p>;
  return (
    <>
      {total > looks.length && (
        <p className="soft numbers">
          The latest {looks.length} of {number(total)}.
        </p>
      )}
      <Table
        tableLayout="fixed"
        dataSource={looks.map((look, key) => ({ ...look, key }))}
        pagination={{ defaultPageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          whenColumn,
          {
            title: 'Who',
            dataIndex: 'actor',
            render: (actor: string | null, { at }) => (
              <div className="person">
                <bdi>{actor ?? 'Erased'}</bdi>
                <span className="narrow-only numbers">{dateTime(at)}</span>
              </div>
            ),
          },
          { title: 'What', dataIndex: 'view', render: (view: Look['view']) => views[view] },
        ]}
      />
    </>
  );
}
