import type { FieldProps } from '../../../shared/ui/form/field';
import type { ValueProps } from '../../../shared/ui/form/inputs';
import { CodeField } from './code-field';

/** The second step of signing in, in the place of the first. */
export const CodeStep = ({ email, code }: { email: string; code: ValueProps & Pick<FieldProps, 'name' | 'error'> }) => (
  <div className="form">
    <p role="status">
      One more step for <strong>{email}</strong>.
    </p>
    <CodeField {...code} />
  </div>
);
