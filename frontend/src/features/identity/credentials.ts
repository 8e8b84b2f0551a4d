import { checkFilled } from '../../shared/ui/form/check-filled';
import { toastInvalid } from '../../shared/ui/form/toast-invalid';

export const emptyCredentials = { email: '', password: '', code: '' };
type Typed = typeof emptyCredentials;

const names = { email: 'Email', password: 'Password', code: 'Code' };

export function checkCredentials(typed: Typed, asksForCode: boolean): Partial<Typed> {
  const { code, ...always } = names;
  return checkFilled(typed, asksForCode ? { ...always, code } : always);
}

export const tellMissing = (fields: (keyof Typed)[]): void => toastInvalid(fields.map((field) => names[field]));

/** Leaves out the code until the server asks for one. */
export const withCode = ({ code, ...credentials }: Typed, asksForCode: boolean) =>
  asksForCode ? { ...credentials, code } : credentials;
