import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type Effect = Answer<'/api/ops/effects'>['items'][number];

export const effectsQuery = readQuery(['operations', 'effects'], '/api/ops/effects', {}, polled());
