import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';
import { FAST_POLL_INTERVAL_MS, polled } from '../../../shared/console/polling';

export type Server = Answer<'/api/ops/server'>;

export const serverQuery = readQuery(['operations', 'server'], '/api/ops/server', {}, polled(FAST_POLL_INTERVAL_MS));
