import { toast } from '../toast';

/** The one toast of a form that cannot be sent: what is missing, or that something in it is wrong. */
export function toastInvalid(missing: readonly string[]): void {
  if (missing.length > 0) toast('MISSING_INFORMATION', { fields: missing.join(', ') });
  else toast('INVALID_FIELDS');
}
