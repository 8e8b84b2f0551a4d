import { Button, Input } from 'antd';
import { lastDays, type Period, usePeriod } from './period';

const spans = { '7 days': 7, '30 days': 30, '90 days': 90, 'A year': 365 };

export function PeriodPicker() {
  const { choose, ...period } = usePeriod();
  const field = (name: keyof Period, label: string) => (
    <Input
      type="date"
      aria-label={label}
      prefix={label}
      value={period[name]}
      max={lastDays(1).to}
      onChange={({ target }) => target.value && choose({ [name]: target.value })}
    />
  );
  return (
    <div className="period" role="search" aria-label="Days">
      {field('from', 'From')}
      {field('to', 'Until')}
      <div className="row">
        {Object.entries(spans).map(([name, days]) => {
          const span = lastDays(days);
          const isChosen = span.from === period.from && span.to === period.to;
          return (
            <Button
              key={name}
              aria-pressed={isChosen}
              type={isChosen ? 'primary' : 'default'}
              onClick={() => choose(span)}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
