import type { ComponentProps } from 'react';
import { PasswordField } from '../../../shared/ui/form/inputs';

export const NewPasswordField = (props: Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'>) => (
  <PasswordField
    hint="At least 8 characters. A sentence you can remember works well."
    autoComplete="new-password"
    {...props}
  />
);
