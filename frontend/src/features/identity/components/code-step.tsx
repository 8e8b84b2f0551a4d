import type { FieldProps } from '../../../shared/ui/form/field';
import type { ValueProps } from '../../../shared/ui/form/inputs';
import { CodeField } from './code-field';

interface Props {
  email: string;
  code: ValueProps & Pick<FieldProps, 'name' | 'error'>;
}

/** The second step of signing in, in the place of the first. */
export function CodeStep({ email, code }: Props) {
  return (
    <div className="form">
      <p role="status">
        One more step for <strong>{email}</strong>.
      </p>
      <CodeField {...code} />
    </div>
  );
}
