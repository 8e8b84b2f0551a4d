import { readQuery } from '../../../shared/api/read-query';

/** The brief of a day; without one that of the day which is current. */
export const briefQuery = (day?: number) =>
  readQuery(['appraisals', 'brief', day ?? 'current'], '/api/me/brief', { query: day ? { day } : {} });
