import { useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { EmptyList } from '../../../shared/console/empty-list';
import { Person } from '../../../shared/console/person';
import { number } from '../../../shared/format';
import { countries } from '../../../shared/reference-data';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { type Country, topMembersQuery } from '../api/top-members.query';

/** The twenty creators of a country with the most points. */
export function TopMembers() {
  const [country, setCountry] = useState<Country>('nigeria');
  const { data, error, refetch } = useQuery(topMembersQuery(country));
  return (
    <section className="chart card" aria-labelledby="top-members">
      <div className="queue__head">
        <h3 id="top-members">Top 20 interns</h3>
        <Segmented
          aria-label="Country"
          value={country}
          onChange={setCountry}
          options={countries.map(({ id, name }) => ({ value: id as Country, label: name }))}
        />
      </div>
      {error && !data && <LoadFailure what="the top interns" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} />}
      {data && (
        <Table
          size="small"
          tableLayout="fixed"
          rowKey="id"
          pagination={false}
          dataSource={data.items}
          locale={{ emptyText: <EmptyList text="Nobody has points in this country yet." /> }}
          columns={[
            { title: '#', width: 48, className: 'numbers', render: (_, _row, i) => i + 1 },
            {
              title: 'Name',
              render: (_, row) => (
                <Person {...row}>
                  <span className="narrow-only">{row.state}</span>
                </Person>
              ),
            },
            { title: 'Department', dataIndex: 'qualification', responsive: ['lg'] },
            { title: 'State', dataIndex: 'state', responsive: ['lg'] },
            { title: 'Points', dataIndex: 'points', render: number, align: 'right', className: 'numbers', width: 90 },
          ]}
        />
      )}
    </section>
  );
}
