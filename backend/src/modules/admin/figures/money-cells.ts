import { inMajorUnits } from '../../../platform/http/csv-file.js';
import { isGroup } from './rows-as-csv.js';

/** The same row with each amount of money in major units, as in the closing file of a month. */
export const withMoneyCells = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]: [string, unknown]) => [name, cellOf(name, value)]));

function cellOf(name: string, value: unknown): unknown {
  if (typeof value === 'number') return /amount$/i.test(name) ? inMajorUnits(value) : value;
  return isGroup(value) ? withMoneyCells(value) : value;
}
