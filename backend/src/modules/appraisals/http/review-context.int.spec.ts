import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { appraisalForm, proCreator, submitDay } from '../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { ReviewContextResponse } from '../read-models/appraisals/review-context.response.js';
import type { SubmittedResponse } from './appraisal.requests.js';

const product = testApp();
const admin = adminOf(product);

const handIn = async (creator: TestClient, assignmentUrl: string) =>
  (await creator.post<SubmittedResponse>('/api/me/appraisals', appraisalForm({ assignmentUrl }))).body.appraisalId;
const contextOf = async (appraisalId: string) =>
  (await admin.get<ReviewContextResponse>(`/api/admin/appraisals/${appraisalId}/context`)).body;

describe('what a reviewer compares a submission with', () => {
  it('is the lesson, what was asked for, and the creator’s other submissions with what was said of them', async () => {
    const creator = await proCreator(product, admin);
    const first = await submitDay(creator);
    await admin.post(`/api/admin/appraisals/${first}/reject`, { reason: 'The link does not open.' });
    const second = await submitDay(creator);
    const context = await contextOf(second);
    expect(context).toMatchObject({
      lesson: expect.stringMatching(/\w/),
      assignment: expect.stringMatching(/\w/),
      others: [{ appraisalId: first, dayNumber: 1, attempt: 1, status: 'rejected', reason: 'The link does not open.' }],
    });
    expect(context.lookedAt.length).toBeGreaterThan(0);
  });

  it.each([
    ['https://www.instagram.com/p/Kora1/?utm_source=ig&igsh=abc', true],
    ['http://instagram.com/p/Kora1#top', true],
    ['https://instagram.com/p/Kora2/', false],
    ['https://instagram.com/p/Kora1/?img_index=2', false],
  ])('names who handed in https://instagram.com/p/Kora1/ too, for %s: %s', async (url, isSame) => {
    const [first, second] = [await proCreator(product, admin), await proCreator(product, admin)];
    const earlier = await handIn(first, 'https://instagram.com/p/Kora1/');
    const { sameLink, others } = await contextOf(await handIn(second, url));
    expect(sameLink.some(({ appraisalId }) => appraisalId === earlier)).toBe(isSame);
    expect(others).toEqual([]);
  });

  it('is refused for an unknown submission', async () => {
    expect((await admin.get(`/api/admin/appraisals/${randomUUID()}/context`)).status).toBe(404);
  });
});
