import { Table } from 'antd';
import { useOwnPages } from '../../../shared/console/use-pagination';
import { dateTime, number } from '../../../shared/format';
import { kindTexts } from '../access-log/access-filters';
import type { HeldData } from '../api/held-data.query';
import { whenColumn } from './when-column';

const PAGE_SIZE = 10;

type Look = HeldData['looks'][number];

/** The staff who viewed this member before, newest first. */
export function Looks({ looks, total }: { looks: readonly Look[]; total: number }) {
  const pages = useOwnPages(PAGE_SIZE);
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
        pagination={pages}
        columns={[
          whenColumn,
          {
            title: 'Who',
            dataIndex: 'actor',
            render: (actor: string | null, { at, actorId }) => (
              <div className="person">
                <bdi>{actor ?? (actorId ? 'Erased' : 'A visitor')}</bdi>
                <span className="narrow-only numbers">{dateTime(at)}</span>
              </div>
            ),
          },
          {
            title: 'What',
            dataIndex: 'kind',
            render: (kind: Look['kind'], { route }) => (
              <div className="person">
                <strong>{kindTexts[kind]}</strong>
                <span>{route}</span>
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
