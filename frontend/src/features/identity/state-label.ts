import { countries } from '../../shared/reference-data';

/** What the country calls its parts: the field, its error and the toast have the same name. */
export const stateLabelOf = (country: string): string =>
  countries.find(({ id }) => id === country)?.stateLabel ?? 'State';
