import { Select } from 'antd';
import { type Layout, layoutFields } from '../api/import-statement.mutation';

const labels: Record<keyof Layout, string> = {
  date: 'Date',
  credit: 'Money that came in',
  amount: 'Amount, where money in and out share a column',
  debit: 'Money that went out',
  direction: 'In or out (CR, DR)',
  reference: 'Reference',
  narration: 'Description',
  payer: 'Name of the payer',
};

interface Props {
  headings: readonly string[];
  layout: Layout;
  onChange: (layout: Layout) => void;
}

/** Maps the headings of the file to columns. The server keeps the mapping for the account. */
export function LayoutFields({ headings, layout, onChange }: Props) {
  const options = headings.map((heading) => ({ value: heading, label: heading }));
  return (
    <fieldset className="stack layout-fields">
      <legend>Which column is which?</legend>
      <p className="soft">
        We ask once for this account. The date and one column for the money that came in are needed.
      </p>
      <div className="filters">
        {layoutFields.map((field) => (
          <label key={field} className="field">
            {labels[field]}
            <Select
              allowClear
              aria-label={labels[field]}
              placeholder="None"
              value={layout[field]}
              options={options}
              onChange={(heading?: string) => onChange({ ...layout, [field]: heading })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
