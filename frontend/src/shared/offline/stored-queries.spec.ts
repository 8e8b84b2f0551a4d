import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';
import { isFresh, shownData } from './stored-queries';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
afterEach(() => queries.clear());

const fetched = (queryKey: string[], data: object) => queries.query({ queryKey, queryFn: async () => data });
const failed = (queryKey: string[]) =>
  queries.query({ queryKey, queryFn: () => Promise.reject(new Error('No network')) }).catch(() => undefined);

function broughtBack(): QueryClient {
  const later = new QueryClient();
  hydrate(later, JSON.parse(JSON.stringify(shownData(queries))) as DehydratedState);
  return later;
}

describe('what a member was shown last', () => {
  it('comes back, and is known from what comes afterwards, though the clock was put back a day', async () => {
    const points = { queryKey: ['journey'], queryFn: async () => ({ points: 35 }) };
    await queries.query(points);
    const later = broughtBack();
    const seen = () => later.getQueryCache().find(points)?.state ?? { dataUpdatedAt: -1 };
    expect(seen()).toMatchObject({ data: { points: 35 } });
    expect(isFresh(seen())).toBe(false);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
    await later.query(points);
    expect(isFresh(seen())).toBe(true);
  });

  it('is not lost, nor known as failed, when it could not be asked for again', async () => {
    await fetched(['profile'], { firstName: 'Ada' });
    await failed(['profile']);
    expect(queries.getQueryState(['profile'])?.status).toBe('error');
    expect(broughtBack().getQueryState(['profile'])).toMatchObject({
      data: { firstName: 'Ada' },
      status: 'success',
      error: null,
    });
  });

  it('leaves out what never came, and the texts of lessons', async () => {
    await failed(['points-ledger']);
    await fetched(['lesson-texts', 'event-management'], { kind: 'text' });
    expect(shownData(queries).queries).toEqual([]);
  });
});
