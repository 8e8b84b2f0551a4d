import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import { auditedRead } from '../../../shared/api/refetch';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

const PATH = '/api/admin/members/{id}/timeline';
export type Moment = Answer<typeof PATH>['items'][number];

export const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 100;

/** A member's timeline, newest first. A changed member object is another key, so it refetches. */
export const timelineQuery = (member: { userId: string }, page: number) =>
  readQuery(
    ['timeline', member, page],
    PATH,
    {
      path: { id: member.userId },
      query: { page, pageSize: PAGE_SIZE },
    },
    { ...auditedRead, placeholderData: keepPreviousData },
  );

/** All pages, for printing. */
export const wholeTimelineQuery = ({ userId }: { userId: string }) =>
  queryOptions({
    queryKey: ['timeline', userId, 'whole'],
    queryFn: async (context) => {
      const items: Moment[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { pageSize: MAX_PAGE_SIZE, ...(cursor && { cursor }) };
        const page: Answer<typeof PATH> = await readFrom(PATH, { path: { id: userId }, query })(context);
        items.push(...page.items);
        cursor = page.nextCursor;
      }
      return { items, total: items.length };
    },
    ...auditedRead,
  });
