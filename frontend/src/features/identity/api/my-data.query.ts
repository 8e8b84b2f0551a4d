import { readFrom } from '../../../shared/api/requests';

export const readMyData = readFrom('/api/me/data');
