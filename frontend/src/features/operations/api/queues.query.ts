import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type JobQueue = Answer<'/api/ops/queues'>['items'][number];

export const queuesQuery = readQuery(['operations', 'queues'], '/api/ops/queues', {}, polled());
