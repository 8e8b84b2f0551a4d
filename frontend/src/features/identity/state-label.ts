import { countries } from '../../shared/reference-data';

/** What the country calls its parts: the field, its error and the toast have the same name. */
export function stateLabelOf(country: string): string {
  return countries.find(({ id }) => id === country)?.stateLabel ?? 'State';
}
