import { useQuery } from '@tanstack/react-query';
import { Segmented, Table } from 'antd';
import { useState } from 'react';
import { EmptyList } from '../../../shared/console/empty-list';
import { ListState } from '../../../shared/console/list-failure';
import { Person } from '../../../shared/console/person';
import { number } from '../../../shared/format';
import { countries } from '../../../shared/reference-data';
import { type Country, topMembersQuery } from '../api/top-members.query';

export function TopMembers() {
  const [country, setCountry] = useState<Country>('nigeria');
  const query = useQuery(topMembersQuery(country));
  const { data } = query;
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
      <ListState of={query} what="the top interns" />
      {data && (
        <Table
          size="small"
          tableLayout="fixed"
          rowKey="id"
          pagination={false}
          dataSource={data.items}
          locale={{ emptyText: <EmptyList text="Nobody has points in this country yet." /> }}
          columns={[
            { title: '#', width: '3rem', className: 'numbers', render: (_, _row, i) => i + 1 },
            {
              title: 'Name',
              render: (_, row) => (
                <Person {...row} userId={row.id}>
                  <span className="narrow-only">{row.state}</span>
                </Person>
              ),
            },
            { title: 'Department', dataIndex: 'qualification', responsive: ['lg'] },
            { title: 'State', dataIndex: 'state', responsive: ['lg'] },
            {
              title: 'Points',
              dataIndex: 'points',
              render: number,
              align: 'right',
              className: 'numbers',
              width: '5.625rem',
            },
          ]}
        />
      )}
    </section>
  );
}
