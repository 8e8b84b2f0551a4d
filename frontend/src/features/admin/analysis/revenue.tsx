import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useExport } from '../../../shared/console/exports/use-export';
import { useCanReadHistory } from '../../../shared/console/history-link';
import { money } from '../../../shared/format';
import { currencies } from '../../../shared/reference-data';
import { LoadState } from '../../../shared/ui/load-failure';
import { exportMonth, revenueQuery } from '../api/revenue.query';
import { DayChart } from './day-chart';
import { historyOf, periodOfMonth, usePeriod } from './period';
import { monthName, revenueIn } from './revenue-figures';

export function Revenue() {
  const { from, to } = usePeriod();
  const query = useQuery(revenueQuery({ from, to }));
  const { data } = query;
  const canRead = useCanReadHistory();
  const paidIn = currencies.filter(({ code }) => data?.items.some(({ currency }) => currency === code));
  return (
    <section className="stack" aria-labelledby="revenue">
      <div className="queue__head">
        <h2 id="revenue">Revenue</h2>
        {data && <MonthExport months={data.months} />}
      </div>
      <p className="soft">
        Payments with a receipt, of the twelve months up to the last of these days, in UTC. What went back counts
        against the month in which it went.
      </p>
      <LoadState of={query} what="the revenue" room="chart__skeleton" />
      {data && paidIn.length === 0 && <p className="soft">There is no receipt of these twelve months.</p>}
      <div className="charts">
        {data &&
          paidIn.map(({ code, name }) => {
            const { byPlan, byWay } = revenueIn(code, data, canRead ? leadToReceipts : undefined);
            const chart = {
              days: data.months.map((date) => ({ date })),
              unit: 'Month',
              csv: 'revenue' as const,
              nameOf: monthName,
              show: (amount: number) => money({ amount, currency: code }),
            };
            return [
              <DayChart key={`${code} plan`} title={`${name}, by plan`} {...byPlan} {...chart} />,
              <DayChart key={`${code} way`} title={`${name}, by way of paying`} {...byWay} {...chart} />,
            ];
          })}
      </div>
    </section>
  );
}

const leadToReceipts = (month: string) => historyOf('ReceiptIssued,ReceiptCancelled', periodOfMonth(month));

function MonthExport({ months }: { months: readonly string[] }) {
  const [chosen, setChosen] = useState(months.at(-1) ?? '');
  const { start, progress, dialog } = useExport();
  const [year = 0, month = 0] = chosen.split('-').map(Number);
  const save = () =>
    start(`Save ${monthName(chosen)} as a file`, (reason, ...rest) => exportMonth({ year, month, reason }, ...rest));
  if (progress) return progress;
  return (
    <div className="row">
      <Select
        aria-label="Month"
        value={chosen}
        onChange={setChosen}
        options={months.toReversed().map((value) => ({ value, label: monthName(value) }))}
      />
      <Button onClick={() => save()}>Save as CSV</Button>
      {dialog}
    </div>
  );
}
