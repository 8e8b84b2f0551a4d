import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../api/client';
import type { Answer } from '../api/types';

export type TemplateQueue = Answer<'/api/admin/reason-templates'>['items'][number]['queue'];

/** The reasons that staff keep ready, for every queue. */
export const reasonTemplatesQuery = queryOptions({
  queryKey: ['reason-templates'],
  queryFn: ({ signal }) => answer(api.GET('/api/admin/reason-templates', { signal })),
});

/** Writes the whole list of one queue; doing it twice changes nothing. */
export function setReasonTemplates({ queue, texts }: { queue: TemplateQueue; texts: string[] }) {
  return answer(api.PUT('/api/admin/reason-templates/{queue}', { params: { path: { queue } }, body: { texts } }));
}
