import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { ListState } from '../../../shared/console/list-failure';
import { ListTable } from '../../../shared/console/list-table';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { counted, dateTime, money, number } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { type Proposal, type StatementRow, type StatementRows, statementQuery } from '../api/statements.query';
import { sumsOf } from '../sums';
import { ConfirmRows, type Selection } from './confirm-rows';
import { statementColumns } from './statement-columns';

const names: Record<Proposal, string> = {
  exact: 'Exact',
  likely: 'Likely',
  double: 'Double',
  unmatched: 'Unmatched',
  matched: 'Confirmed',
};
const explanations: Record<Proposal, string> = {
  exact: 'Reference and amount are those of a claim.',
  likely: 'One slip in the reference, or amount, date and name fit, or parts add up. Look before you confirm.',
  double: 'The claim is paid by another row or was confirmed before. Pay the money back, or find out what it is for.',
  unmatched: 'No claim fits. The member may claim later: open the statement again then.',
  matched: 'These were confirmed.',
};

/** The rows of a statement, grouped by the server's proposal, with the selection to confirm. */
export function StatementDetails({ id, search }: { id: string; search: ListSearch }) {
  const proposal = (search.filter('proposal') ?? 'exact') as Proposal;
  const { page, pageSize } = search;
  const list = useQuery(statementQuery(id, { proposal, page, pageSize }));
  const [chosen, setChosen] = useState<StatementRow[]>([]);
  const [asked, setAsked] = useState<Selection>();
  const { data } = list;
  if (!data) return <ListState of={list} what="the statement" />;
  const exact = data.totals.find((total) => total.proposal === 'exact');
  return (
    <section className="stack" aria-labelledby="statement">
      <Head statement={data} search={search} proposal={proposal} onTurn={() => setChosen([])} />
      <div className="row">
        {exact !== undefined && exact.rows > 0 && (
          <Button type="primary" onClick={() => setAsked({ all: 'exact', count: exact.rows, sum: money(exact.sum) })}>
            Confirm all {number(exact.rows)} exact
          </Button>
        )}
        {chosen.length > 0 && (
          <Button onClick={() => setAsked(selectionOf(chosen))}>Confirm {chosen.length} selected</Button>
        )}
      </div>
      <ListTable<StatementRow>
        list={list}
        search={search}
        columns={statementColumns}
        rowKey="id"
        what="the rows"
        failure="PAYMENTS_NOT_FETCHED"
        empty={label('NO_STATEMENT_ROWS')}
        {...((proposal === 'exact' || proposal === 'likely') && {
          rowSelection: {
            selectedRowKeys: chosen.map((row) => row.id),
            onChange: (_: unknown, rows: StatementRow[]) => setChosen(withParts(rows, data.items)),
            getCheckboxProps: (row: StatementRow) => ({ 'aria-label': `Select line ${row.line}` }),
          },
        })}
      />
      {asked && (
        <ConfirmRows
          id={id}
          selection={asked}
          onClose={() => {
            setAsked(undefined);
            setChosen([]);
          }}
        />
      )}
    </section>
  );
}

interface HeadProps {
  statement: StatementRows;
  search: ListSearch;
  proposal: Proposal;
  onTurn: () => void;
}

function Head({ statement, search, proposal, onTurn }: HeadProps) {
  const totals = new Map(statement.totals.map((total) => [total.proposal, total]));
  const current = totals.get(proposal);
  const options = Object.entries(names).map(([value, name]) => ({
    value: value as Proposal,
    label: `${name} ${number(totals.get(value as Proposal)?.rows ?? 0)}`,
  }));
  const turn = (next: Proposal) => {
    onTurn();
    search.change({ proposal: next });
  };
  return (
    <>
      <div className="queue__head">
        <h2 id="statement">
          Statement of {statement.account}, {dateTime(statement.importedAt)}
        </h2>
        <Button type="link" onClick={() => search.goTo({ statement: undefined, proposal: undefined })}>
          All statements
        </Button>
      </div>
      <div>
        <Segmented aria-label="Which rows" value={proposal} onChange={turn} options={options} />
      </div>
      <p>
        {counted(current?.rows ?? 0, 'row')}, {current && money(current.sum)}. {explanations[proposal]}
      </p>
    </>
  );
}

const selectionOf = (rows: readonly StatementRow[]): Selection => ({
  rows: rows.map(({ id }) => id),
  count: rows.length,
  sum: sumsOf(rows.map(({ paid }) => paid)),
});

/** Adds the other parts of split payments, as these must be confirmed together. */
function withParts(rows: readonly StatementRow[], items: readonly StatementRow[]): StatementRow[] {
  const split = new Set(rows.filter(({ reason }) => reason === 'split').map(({ paymentId }) => paymentId));
  const chosen = new Set(rows.map(({ id }) => id));
  return items.filter((row) => chosen.has(row.id) || (row.reason === 'split' && split.has(row.paymentId)));
}
