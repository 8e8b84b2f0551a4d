import { readQuery } from '../../../shared/api/read-query';

/** Its key begins with 'profile', as the access follows from the profile. */
export const accessQuery = readQuery(['profile', 'access'], '/api/me/access');
