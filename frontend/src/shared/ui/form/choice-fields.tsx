import { type ReactNode, useId } from 'react';
import type { Choice } from './choices';
import { FieldError, type FieldProps } from './field';

interface RadiosProps extends FieldProps {
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

export const RadiosField = ({ value, choices, onChange, ...field }: RadiosProps) => (
  <Group {...field} role="radiogroup">
    {choices.map((choice) => (
      <label key={choice.value} className="choice">
        <input
          type="radio"
          name={field.name}
          value={choice.value}
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
        />
        {choice.label}
      </label>
    ))}
  </Group>
);

interface CheckboxesProps extends FieldProps {
  value: readonly string[];
  choices: readonly Choice[];
  onChange: (value: string[]) => void;
}

export function CheckboxesField({ value, choices, onChange, ...field }: CheckboxesProps) {
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <Group {...field}>
      {choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type="checkbox"
            name={field.name}
            value={choice.value}
            checked={value.includes(choice.value)}
            onChange={() => toggle(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </Group>
  );
}

interface GroupProps extends FieldProps {
  role?: 'radiogroup';
  children: ReactNode;
}

function Group({ label, error, hint, optional, role, children }: GroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className="field"
      role={role}
      tabIndex={-1}
      aria-invalid={role && error ? true : undefined}
      data-invalid={error ? true : undefined} // a plain group may not have aria-invalid
      aria-describedby={described || undefined}
    >
      <legend className="field__label">
        {label} {optional && <span className="field__optional">(optional)</span>}
      </legend>
      {hint && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className="choices">{children}</div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
