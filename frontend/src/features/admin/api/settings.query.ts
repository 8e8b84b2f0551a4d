import { queryOptions } from '@tanstack/react-query';
import { readFrom, sendTo } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type QueueTarget = Answer<'/api/admin/settings'>['targets'][number];

export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: readFrom('/api/admin/settings') });

export const changeTarget = sendTo('/api/admin/settings/targets/{queue}', { method: 'put' });
