import { Input } from 'antd';
import type { ChangeEvent } from 'react';
import { FieldFull } from '../ui/form/field';

export const MAX_REASON_LENGTH = 500;

interface Props {
  label: string;
  value: string;
  maxLength?: number;
  rows?: number;
  onChange: (value: string) => void;
}

export function LimitedText({ label, maxLength = MAX_REASON_LENGTH, rows, onChange, ...field }: Props) {
  const limited = {
    ...field,
    maxLength,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  };
  return (
    <div className="stack stack--tight">
      <label className="field">
        {label}
        {rows ? <Input.TextArea {...limited} rows={rows} /> : <Input {...limited} />}
      </label>
      <FieldFull value={field.value} maxLength={maxLength} />
    </div>
  );
}
