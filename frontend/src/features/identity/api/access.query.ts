import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

/** What the member may open follows from the profile, so it is asked again whenever that changes. */
export const accessQuery = queryOptions({ queryKey: ['profile', 'access'], queryFn: readFrom('/api/me/access') });
