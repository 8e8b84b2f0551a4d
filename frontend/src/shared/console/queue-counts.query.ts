import { readQuery } from '../api/read-query';

export const queueCountsQuery = readQuery(['waiting-requests'], '/api/admin/queue-counts');
