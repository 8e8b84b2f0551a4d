import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer, Query } from '../../../shared/api/types';

export type HireFigures = Answer<'/api/admin/hire-figures'>;

export const hireFiguresQuery = (query: Query<'/api/admin/hire-figures'>) =>
  readQuery(['hire-figures', query], '/api/admin/hire-figures', { query }, { placeholderData: keepPreviousData });
