import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../api/requests';
import type { Answer } from '../api/types';

export type NoticeSettings = Answer<'/api/me/notice-settings'>;

export const noticeSettingsQuery = queryOptions({
  queryKey: ['notice-settings'],
  queryFn: readFrom('/api/me/notice-settings'),
});
