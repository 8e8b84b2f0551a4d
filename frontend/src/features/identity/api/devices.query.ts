import { readQuery } from '../../../shared/api/read-query';

export const devicesQuery = readQuery(['devices'], '/api/auth/sessions');
