import { readQuery } from '../../../shared/api/read-query';

/** The brief of a day; without one, of the current day. */
export const briefQuery = (day?: number) =>
  readQuery(['appraisals', 'brief', day ?? 'current'], '/api/me/brief', { query: day ? { day } : {} });
