import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import type { GuardedRequest } from '../../../../platform/access/access.decorator.js';
import { QueueExportsController } from './queue-exports.controller.js';
import { QueueExports } from './queue-exports.js';

/** The file of a list that counts no further than to 10,000, as the lists of the console do. */
async function exported(count: number): Promise<string[]> {
  const exports = new QueueExports();
  exports.offer('orders', ({ cursor = '0' }: { cursor?: string }) => {
    const from = Number(cursor);
    const to = Math.min(from + 100, count);
    const items = Array.from({ length: to - from }, (_, i) => ({ number: from + i + 1 }));
    return Promise.resolve({ items, nextCursor: to < count ? String(to) : null, total: Math.min(count, 10_000) });
  });
  const request = {} as GuardedRequest;
  const controller = new QueueExportsController(exports);
  const file = await controller.export({ queue: 'orders' }, { reason: 'The books' }, ['admin'], request);
  return (await text(file.getStream())).trimEnd().split('\r\n');
}

describe('a queue as CSV', () => {
  it('holds every row', async () => {
    const lines = await exported(10_000);
    expect([lines.length, lines.at(-1)]).toEqual([10_001, '10000']);
  });

  it('says at its end where there are more rows than it holds', async () => {
    const lines = await exported(10_001);
    expect([lines.length, lines.at(-1)]).toEqual([10_002, expect.stringContaining('more rows than this file holds')]);
  });
});
