import { countries } from '../../shared/reference-data';

/** The country's word for its states or provinces, used by the field, its error and the toast. */
export const stateLabelOf = (country: string): string =>
  countries.find(({ id }) => id === country)?.stateLabel ?? 'State';
