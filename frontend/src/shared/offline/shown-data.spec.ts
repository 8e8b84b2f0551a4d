import { afterEach, describe, expect, it } from '@jest/globals';
import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';
import { shownData } from './shown-data';

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
  it('comes back with the time at which it was true', async () => {
    await fetched(['journey'], { points: 35 });
    const { data, dataUpdatedAt } = broughtBack().getQueryState(['journey']) ?? {};
    expect(data).toEqual({ points: 35 });
    expect(dataUpdatedAt).toBe(queries.getQueryState(['journey'])?.dataUpdatedAt);
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
