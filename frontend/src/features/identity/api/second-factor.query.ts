import { readQuery } from '../../../shared/api/read-query';

export const secondFactorQuery = readQuery(['second-factor'], '/api/me/second-factor');
