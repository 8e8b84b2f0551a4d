import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { LessonsResponse } from '../read-models/lessons-read/lessons-read.response.js';

const product = testApp({ LESSON_VIDEOS: 'https://films.example/1 45, https://films.example/2' });
let creator: TestClient;
beforeAll(async () => {
  const admin = await product.admin();
  creator = product.visitor();
  const { user } = await creator.register();
  await admin.post(`/api/admin/members/${user.id}/upgrade`, {});
});

const lessons = async () => (await creator.get<LessonsResponse>('/api/me/lessons')).body;
const mark = (topicSlug: unknown, day: unknown) => creator.post<Problem>('/api/me/lessons/read', { topicSlug, day });

describe('the lessons', () => {
  it('keep on the server what was read, each day once', async () => {
    await Promise.all([mark('event-management', 2), mark('event-management', 2), mark('event-management', 1)]);
    expect((await mark('event-management', 2)).status).toBe(200);
    const { read } = await lessons();
    expect(read.map(({ topicSlug, day }) => `${topicSlug} ${String(day)}`).toSorted()).toEqual([
      'event-management 1',
      'event-management 2',
    ]);
  });

  it('say where the films are that are configured', async () => {
    expect((await lessons()).videos).toEqual([
      { day: 1, url: 'https://films.example/1', megabytes: 45 },
      { day: 2, url: 'https://films.example/2', megabytes: null },
    ]);
  });

  it.each([
    ['topicSlug', 'cooking', 1],
    ['day', 'event-management', 8],
    ['day', 'event-management', 'one'],
  ])('refuse a %s that there is not', async (field, topicSlug, day) => {
    const { status, body } = await mark(topicSlug, day);
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('are open for one day before Pro', async () => {
    const basic = product.visitor();
    await basic.register({ qualification: 'Event Management' });
    const hasRead = async () => (await basic.get<{ hasReadLesson: boolean }>('/api/me/journey')).body.hasReadLesson;
    expect(await hasRead()).toBe(false);
    const marked = await basic.post('/api/me/lessons/sample/read', { topicSlug: 'event-management' });
    expect(marked).toMatchObject({ status: 200, body: { topicSlug: 'event-management', day: 1 } });
    expect(await hasRead()).toBe(true);
    expect((await basic.post('/api/me/lessons/sample/read', { topicSlug: 'cooking' })).status).toBe(422);
  });

  it('are for Pro members', async () => {
    const basic = product.visitor();
    await basic.register();
    expect((await basic.get<Problem>('/api/me/lessons')).body.code).toBe('PRO_REQUIRED');
    expect((await basic.post<Problem>('/api/me/lessons/read', { topicSlug: 'event-management', day: 1 })).status).toBe(
      403,
    );
  });
});
