import { type ReactNode, useId } from 'react';
import { AlertIcon } from '../icons';

export interface FieldProps {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
}

interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, name, error, hint, optional, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label} {optional && <span className="field__optional">(optional)</span>}
      </label>
      {hint && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': optional ? undefined : true,
      })}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

export const FieldError = ({ id, text }: { id?: string; text: string }) => (
  <span className="field__error" id={id}>
    <AlertIcon />
    {text}
  </span>
);

/** Browsers cut pasted text silently at maxLength. The live region must exist before its text, to be announced. */
export function FieldFull({ value, maxLength }: { value: string; maxLength: number | undefined }) {
  if (maxLength === undefined) return null;
  const isFull = value.length >= maxLength - 1; // one less, as a character of two code units is never cut in half
  return (
    <span role="status" className={isFull ? 'field__hint' : 'visually-hidden'}>
      {isFull && `No more fits: at most ${maxLength} characters.`}
    </span>
  );
}
