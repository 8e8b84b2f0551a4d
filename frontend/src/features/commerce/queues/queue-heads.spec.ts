import { describe, expect, it } from '@jest/globals';
import { columnsOf, type Queue } from '../../../shared/console/queue/queue';
import { ordersQueue } from './all-orders.queue';
import { paymentsQueue } from './payments.queue';

const headsOf = <Row extends object>(queue: Queue<Row>, status?: string) =>
  columnsOf(queue, status).map(({ title }) => title);

describe('the head of the column of waits', () => {
  it.each([undefined, 'pending', 'overdue'])('is so called where payments wait: %s', (status) => {
    expect(headsOf(paymentsQueue, status)).toContain('Waiting');
  });

  it.each([
    ['confirmed', 'Decided'],
    ['rejected', 'Decided'],
    ['withdrawn', 'Withdrawn'],
    ['all', 'Status'],
  ])('is another one where they do not: %s', (status, last) => {
    expect(headsOf(paymentsQueue, status)).not.toContain('Waiting');
    expect(headsOf(paymentsQueue, status).slice(-2)).toEqual(['Claimed', last]);
  });

  it.each([
    ['pending', 'Waiting'],
    ['overdue', 'Waiting'],
    ['processing', 'Waiting'],
    ['completed', 'Placed'],
    ['rejected', 'Placed'],
    [undefined, 'Placed'],
  ])('fits the orders that are %s', (status, head) => expect(headsOf(ordersQueue, status).at(-1)).toBe(head));
});
