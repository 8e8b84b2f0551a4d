import { Table, type TableColumnsType } from 'antd';
import { useId } from 'react';
import { number } from '../../../shared/format';
import { Link } from '../../../shared/ui/link';
import { type Cohort, type CohortStep, cohortSteps } from './cohort-steps';
import { FigureHead } from './figure-head';
import { percent } from './figures';
import { monthName } from './revenue-figures';

/** The steps that fit on a phone. */
const onPhones = ['registered', 'pro', 'projects'];

/** Steps reached by the creators of each month; each figure links to the list of them. */
export function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
  const heading = useId();
  const columns: TableColumnsType<Cohort> = [
    { title: 'Month', dataIndex: 'month', render: monthName },
    ...Object.entries(cohortSteps).map(([step, title]) => ({
      title,
      key: step,
      align: 'right' as const,
      className: 'numbers',
      ...(!onPhones.includes(step) && { responsive: ['md' as const] }),
      render: (_: unknown, cohort: Cohort) => <Step cohort={cohort} step={step as CohortStep} />,
    })),
  ];
  return (
    <section className="chart card chart--wide" aria-labelledby={heading}>
      <FigureHead id={heading} title="Creators by month of registration" csv="cohorts" />
      <p className="soft">
        Of those who registered in a month: who became Pro, had day 1 approved, finished day 7 and reached the points
        that open projects. Renewed and Pro today say who stays, as shares of those who became Pro.
      </p>
      <Table size="small" rowKey="month" pagination={false} dataSource={cohorts.toReversed()} columns={columns} />
    </section>
  );
}

function Step({ cohort, step }: { cohort: Cohort; step: CohortStep }) {
  const n = cohort[step];
  if (n === 0) return '0';
  const whole = step === 'renewed' || step === 'proNow' ? cohort.pro : cohort.registered;
  return (
    <div className="person">
      <Link to={`/admin/profiles?cohort=${cohort.month}&step=${step}`}>{number(n)}</Link>
      {step !== 'registered' && whole > 0 && <span>{percent(n, whole)}</span>}
    </div>
  );
}
