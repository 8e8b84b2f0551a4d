import { readQuery } from '../api/read-query';
import type { Answer } from '../api/types';

export type NoticeSettings = Answer<'/api/me/notice-settings'>;

export const noticeSettingsQuery = readQuery(['notice-settings'], '/api/me/notice-settings');
