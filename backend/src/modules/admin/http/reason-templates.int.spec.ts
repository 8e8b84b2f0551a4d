import { describe, expect, it } from '@jest/globals';
import { newBusiness } from '../../../../test/support/businesses.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { templateQueues } from '../domain/reason-templates.events.js';
import { firstTemplates } from '../read-models/reason-templates/first-templates.js';

const product = testApp();
const admin = adminOf(product);

const url = '/api/admin/reason-templates';
const ready = async (queue: string): Promise<readonly string[] | undefined> => {
  const { body } = await admin.get<{ items: { queue: string; texts: string[] }[] }>(url);
  return body.items.find((item) => item.queue === queue)?.texts;
};
const set = (queue: string, body: object) => admin.send('PUT', `${url}/${queue}`, { body });

describe('the reasons that staff keep ready', () => {
  it('begin with some for each queue', async () => {
    for (const queue of templateQueues) expect(await ready(queue)).toEqual(firstTemplates[queue]);
  });

  it('are what staff make them, for that queue alone', async () => {
    const before = await ready('loans');
    const answer = await set('kyc', { texts: ['  We could not reach you. '] });
    expect(answer).toMatchObject({ status: 200, body: { queue: 'kyc', texts: ['We could not reach you.'] } });
    expect(await ready('kyc')).toEqual(['We could not reach you.']);
    expect(await ready('loans')).toEqual(before);
    expect((await set('kyc', { texts: [] })).status).toBe(200);
    expect(await ready('kyc')).toEqual([]);
  });

  it.each([
    [{}, 'texts'],
    [{ texts: ['', 'a reason'] }, 'texts'],
    [{ texts: Array.from({ length: 13 }, (_, i) => `Reason ${String(i)}`) }, 'texts'],
    [{ texts: ['A reason', ' a  reason'] }, 'texts'],
    [{ texts: [1, 1] }, 'texts'],
    [{ texts: ['a reason'], queue: 'loans' }, 'queue'],
  ])('are checked: %j', async (body, field) => {
    expect(await set('kyc', body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('exist for the queues alone, and for staff alone', async () => {
    expect((await set('lunch', { texts: [] })).status).toBe(400);
    const business = await newBusiness(product);
    expect((await business.get(url)).status).toBe(403);
  });
});
