import { type ComponentProps, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../feature-icons';
import { ChevronDownIcon } from '../icons';
import type { Choice } from './choices';
import { Field, FieldFull, type FieldProps } from './field';

export interface ValueProps {
  value: string;
  onChange: (value: string) => void;
}

type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, keyof ValueProps | 'name' | 'id'>;

export function TextField({
  label,
  name,
  error,
  hint,
  optional,
  onChange,
  ...rest
}: FieldProps & ValueProps & Native<'input'>) {
  return (
    <Field {...{ label, name, error, hint, optional }}>
      {(control) => (
        <>
          <input {...rest} {...control} className="input" onChange={(event) => onChange(event.target.value)} />
          <FieldFull value={rest.value} maxLength={rest.maxLength} />
        </>
      )}
    </Field>
  );
}

export function TextAreaField({
  label,
  name,
  error,
  hint,
  optional,
  onChange,
  ...rest
}: FieldProps & ValueProps & Native<'textarea'>) {
  return (
    <Field {...{ label, name, error, hint, optional }}>
      {(control) => (
        <>
          <textarea {...rest} {...control} className="input" onChange={(event) => onChange(event.target.value)} />
          <FieldFull value={rest.value} maxLength={rest.maxLength} />
        </>
      )}
    </Field>
  );
}

export function PasswordField({
  label,
  name,
  error,
  hint,
  onChange,
  ...rest
}: FieldProps & ValueProps & Native<'input'>) {
  const [visible, setVisible] = useState(false);
  return (
    <Field {...{ label, name, error, hint }}>
      {(control) => (
        <div className="password">
          <input
            {...rest}
            {...control}
            type={visible ? 'text' : 'password'}
            className="input"
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={visible ? 'Hide password' : 'Show password'}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}

interface SelectProps extends FieldProps, ValueProps {
  choices: readonly Choice[];
  placeholder: string;
  autoComplete?: string;
  disabled?: boolean;
}

export function SelectField({
  label,
  name,
  error,
  hint,
  optional,
  value,
  onChange,
  choices,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, name, error, hint, optional }}>
      {(control) => (
        <div className="select">
          <select
            {...rest}
            {...control}
            className="input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{placeholder}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  );
}
