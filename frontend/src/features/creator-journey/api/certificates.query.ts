import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Certificate = NonNullable<Answer<'/api/me/certificate'>['certificate']>;

export const certificateQuery = readQuery(['certificates'], '/api/me/certificate');
