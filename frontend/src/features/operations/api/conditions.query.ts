import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type Condition = Answer<'/api/ops/conditions'>['items'][number];

export const conditionsQuery = readQuery(['operations', 'conditions'], '/api/ops/conditions', {}, polled());
