import { expect, it } from '@jest/globals';
import type { Pool } from '../../../../platform/database/pool.js';
import { MembersList } from './members-list.js';

it('asks nothing twice where nobody is called so', async () => {
  const asked: string[] = [];
  const query = (...question: unknown[]) => {
    asked.push(JSON.stringify(question));
    return Promise.resolve({ rows: [] });
  };
  const members = new MembersList({ query } as unknown as Pool);
  for (const text of ['Zubeida Qwerty', '5550255']) expect((await members.idsNearlyCalled(text, 5)).ids).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});
