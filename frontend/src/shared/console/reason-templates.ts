import { readQuery } from '../api/read-query';
import { sendTo } from '../api/requests';
import type { Answer } from '../api/types';

export type TemplateQueue = Answer<'/api/admin/reason-templates'>['items'][number]['queue'];

export const reasonTemplatesQuery = readQuery(['reason-templates'], '/api/admin/reason-templates');

/** Replaces the whole list of one queue. Idempotent. */
export const setReasonTemplates = sendTo('/api/admin/reason-templates/{queue}', { method: 'put' });
