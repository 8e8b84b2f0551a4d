import { Field } from './field';

interface Props {
  label: string;
  name: string;
  value: number;
  min: number;
  max: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}

export const RangeField = ({ label, name, value, min, max, error, onChange }: Props) => (
  <Field label={label} name={name} error={error}>
    {({ 'aria-required': _always, ...control }) => (
      <div className="range-field">
        <input
          {...control}
          className="range"
          type="range"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <output className="numbers" htmlFor={control.id}>
          {value} of {max}
        </output>
      </div>
    )}
  </Field>
);
