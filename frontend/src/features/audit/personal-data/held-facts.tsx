import { Table } from 'antd';
import { inWords } from '../../../shared/console/in-words';
import { useIsPrinting } from '../../../shared/console/printing';
import { useOwnPages } from '../../../shared/console/use-pagination';
import { counted, dateTime } from '../../../shared/format';
import type { HeldData } from '../api/held-data.query';
import { describeFields } from '../history/field-words';
import { Value } from '../history/value';
import { whenColumn } from './when-column';

const PAGE_SIZE = 10;

type Fact = HeldData['history'][number];

const actors: Record<Fact['by'], string> = { member: 'The member', staff: 'Staff', product: 'The product' };

/** All events about a member, newest first. */
export function HeldFacts({ history }: { history: readonly Fact[] }) {
  const pages = useOwnPages(PAGE_SIZE);
  const rows = history.map((fact, number) => ({ ...fact, number })).toReversed();
  return (
    <Table
      tableLayout="fixed"
      dataSource={rows}
      rowKey="number"
      pagination={pages}
      columns={[
        whenColumn,
        {
          title: 'What',
          dataIndex: 'type',
          render: (type: string, { at, by }) => (
            <div className="person">
              <strong>{inWords(type)}</strong>
              <span>{actors[by]}</span>
              <span className="narrow-only numbers">{dateTime(at)}</span>
            </div>
          ),
        },
        { title: 'Data', dataIndex: 'data', render: (data: object) => <FactData data={data} /> },
      ]}
    />
  );
}

function FactData({ data }: { data: object }) {
  const isPrinting = useIsPrinting();
  const entries = describeFields(data as Record<string, unknown>);
  if (entries.length === 0) return <span className="soft">none</span>;
  return (
    <details className="held" open={isPrinting}>
      <summary>{counted(entries.length, 'field')}</summary>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Value value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
