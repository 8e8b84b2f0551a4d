import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const devicesQuery = queryOptions({ queryKey: ['devices'], queryFn: readFrom('/api/auth/sessions') });
