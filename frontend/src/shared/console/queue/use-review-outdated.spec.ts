/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearDesk, emptyInput, fetch, opened, queue, reject, send } from '../../../../test/desk';
import { pass, start } from '../../../../test/time';
import type { Decision } from './queue';

interface Order {
  id: string;
  claimed?: string;
  paid?: boolean;
  seen?: number;
}
const pay: Decision<Order> = {
  ...reject,
  isOffered: ({ paid }) => !paid,
  asks: ({ claimed }) => ({ title: 'Is it paid?', text: `Look under ${claimed ?? 'the name'}.`, reason: 'Reason' }),
};

beforeEach(clearDesk);

describe('an open question', () => {
  const asked = async (changed: Partial<Order>) => {
    const answer = (of: Partial<Order>) =>
      fetch.mockImplementation(async () => ({ items: [{ id: 'a', claimed: 'GTB/1', ...of }], total: 1 }));
    answer({});
    const desk = await opened('a', { ...queue, decisions: [pay] });
    desk.ask(pay);
    expect(desk.review().isOutdated).toBe(false);
    answer(changed);
    await desk.becomes('a');
    start(() => desk.review().answer(emptyInput));
    await pass(200);
    return desk;
  };

  it.each([[{ claimed: 'GTB/2' }], [{ claimed: undefined }], [{ paid: true }]])(
    'on a row that changed meanwhile is not answered: %j',
    async (changed) => {
      const desk = await asked(changed);
      expect([desk.review().isOutdated, send.mock.calls.length]).toEqual([true, 0]);
    },
  );

  it('is answered where what it asks stayed the same', async () => {
    const desk = await asked({ seen: 1 });
    expect([desk.review().isOutdated, send.mock.calls.length]).toEqual([false, 1]);
  });
});
