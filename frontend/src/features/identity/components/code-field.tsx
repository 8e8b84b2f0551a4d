import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import type { FieldProps } from '../../../shared/ui/form/field';
import { TextField, type ValueProps } from '../../../shared/ui/form/inputs';

type Props = ValueProps & Omit<FieldProps, 'label' | 'hint'>;

/** A field for a code of the app, or on request for a recovery code, which has letters. */
export function CodeField(bound: Props) {
  const [isWritten, setWritten] = useState(false);
  const change = () => {
    bound.onChange('');
    setWritten(!isWritten);
  };
  return (
    <div className="stack stack--tight">
      {isWritten ? (
        <TextField
          label="Recovery code"
          hint="One of the ten that you kept. Each works once. If you have none left, write to us: see Contact Us."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...bound}
        />
      ) : (
        <AppCodeField {...bound} />
      )}
      <div className="code-field__other">
        <Button kind="quiet" onClick={change}>
          {isWritten ? 'Use a code from the app' : 'Use a recovery code'}
        </Button>
      </div>
    </div>
  );
}

export function AppCodeField(bound: Props) {
  const hint = 'The six digits that your app shows now.';
  return <TextField label="Code" hint={hint} inputMode="numeric" autoComplete="one-time-code" {...bound} />;
}
