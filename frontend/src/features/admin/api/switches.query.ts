import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type FeatureSwitch = Answer<'/api/admin/features'>['items'][number];

export const switchesQuery = readQuery(['features', 'switches'], '/api/admin/features');
