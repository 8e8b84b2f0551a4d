import { useQuery } from '@tanstack/react-query';
import { Button, Table } from 'antd';
import { EmptyList } from '../../../shared/console/empty-list';
import { ListState } from '../../../shared/console/list-failure';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { usePagination } from '../../../shared/console/use-pagination';
import { dateTime } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { type Statement, statementsQuery } from '../api/statements.query';
import { ImportForm } from './import-form';
import { StatementDetails } from './statement-details';

/** One imported statement, or the import form with the list of earlier ones, depending on the address. */
export default function StatementsView({ search }: { search: ListSearch }) {
  const { page, pageSize } = search;
  const id = search.filter('statement');
  const list = useQuery({ ...statementsQuery({ page: id ? 1 : page, pageSize }), enabled: !id });
  const pagination = usePagination(list, search);
  if (id) return <StatementDetails key={id} id={id} search={search} />;
  const open = (statement: string) => search.goTo({ statement });
  return (
    <section className="stack" aria-labelledby="statements">
      <h2 id="statements">Import a bank statement</h2>
      <ImportForm usual={list.data?.items[0]} onImported={open} />
      <h3>Imported before</h3>
      {list.data ? (
        <Table<Statement>
          dataSource={list.data.items}
          rowKey="id"
          tableLayout="fixed"
          locale={{ emptyText: <EmptyList text={label('NO_STATEMENTS')} /> }}
          columns={[
            { title: 'Account', key: 'account', render: (_, { account, currency }) => `${account} ${currency}` },
            { title: 'Imported', key: 'at', render: (_, { importedAt }) => dateTime(importedAt) },
            { title: 'By', dataIndex: 'importedBy', responsive: ['md'] },
            {
              title: 'Rows',
              key: 'open',
              render: (_, { id: statement, account }) => (
                <Button aria-label={`Open ${account}`} onClick={() => open(statement)}>
                  Open
                </Button>
              ),
            },
          ]}
          pagination={pagination}
        />
      ) : (
        <ListState of={list} what="the statements" />
      )}
    </section>
  );
}
