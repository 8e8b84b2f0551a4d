import { readQuery } from '../../../shared/api/read-query';

/** What the member may open follows from the profile, so it is asked again whenever that changes. */
export const accessQuery = readQuery(['profile', 'access'], '/api/me/access');
