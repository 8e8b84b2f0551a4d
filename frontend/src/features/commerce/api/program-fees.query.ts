import { readQuery } from '../../../shared/api/read-query';

export const programFeesQuery = readQuery(['program-fees'], '/api/me/program-fees');
