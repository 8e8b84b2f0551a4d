import { readQuery } from '../../../shared/api/read-query';
import { sendTo } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type QueueTarget = Answer<'/api/admin/settings'>['targets'][number];

export const settingsQuery = readQuery(['settings'], '/api/admin/settings');

export const changeTarget = sendTo('/api/admin/settings/targets/{queue}', { method: 'put' });
