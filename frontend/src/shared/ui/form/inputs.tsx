import { type ComponentProps, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../feature-icons';
import { ChevronDownIcon } from '../icons';
import type { Choice } from './choices';
import { completeLink } from './complete-link';
import { Field, FieldFull, type FieldProps } from './field';

export interface ValueProps {
  value: string;
  onChange: (value: string) => void;
}

function splitProps<Props extends FieldProps>({ label, name, error, hint, optional, ...rest }: Props) {
  return [{ label, name, error, hint, optional }, rest] as const;
}

type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, keyof ValueProps | 'name' | 'id'>;

export function TextField(props: FieldProps & ValueProps & Native<'input'>) {
  const [field, { onChange, ...rest }] = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input {...rest} {...control} className="input" onChange={(event) => onChange(event.target.value)} />
          <FieldFull value={rest.value} maxLength={rest.maxLength} />
        </>
      )}
    </Field>
  );
}

/** Completes https:// once the field loses the focus. The form must do so on submit, too. */
export const LinkField = (props: FieldProps & ValueProps) => (
  <TextField
    type="url"
    inputMode="url"
    autoComplete="off"
    onBlur={() => {
      const link = completeLink(props.value);
      if (link !== props.value) props.onChange(link);
    }}
    {...props}
  />
);

export function TextAreaField(props: FieldProps & ValueProps & Native<'textarea'>) {
  const [field, { onChange, ...rest }] = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea {...rest} {...control} className="input" onChange={(event) => onChange(event.target.value)} />
          <FieldFull value={rest.value} maxLength={rest.maxLength} />
        </>
      )}
    </Field>
  );
}

export function PasswordField(props: FieldProps & ValueProps & Native<'input'>) {
  const [field, { onChange, ...rest }] = splitProps(props);
  const [visible, setVisible] = useState(false);
  return (
    <Field {...field}>
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

export function SelectField(props: SelectProps) {
  const [field, { value, onChange, choices, placeholder, ...rest }] = splitProps(props);
  return (
    <Field {...field}>
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
