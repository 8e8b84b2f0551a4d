import { toast } from '../toast';

export function toastInvalid(missing: readonly string[]): void {
  if (missing.length > 0) toast('MISSING_INFORMATION', { fields: missing.join(', ') });
  else toast('INVALID_FIELDS');
}
