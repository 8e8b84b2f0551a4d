import { describe, expect, it } from '@jest/globals';
import { setSession } from '../session/session';
import { Problem } from './problem';
import { keyOf, newKey, sendCommand } from './send-command';

const order = () => undefined;
const cancel = () => undefined;
const lost = new Problem(0, 'NETWORK_ERROR', 'Network error', undefined);
const refusal = new Problem(409, 'ORDER_EXISTS', 'There is such an order', undefined);

describe('the key of a command', () => {
  it('is the same until the command was answered', async () => {
    const answers = [lost, 'ordered', refusal, 'ordered'];
    const keys: string[] = [];
    const send = async (_: { toolName: string }, key: string) => {
      keys.push(key);
      const answer = answers.shift();
      if (answer instanceof Problem) throw answer;
      return answer;
    };
    const sent = () => sendCommand(send, { toolName: 'Flier Prints' });
    await expect(sent()).rejects.toBe(lost);
    await expect(sent()).resolves.toBe('ordered');
    await expect(sent()).rejects.toBe(refusal);
    await expect(sent()).resolves.toBe('ordered');
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('is another for another input, and for another command with the same input', () => {
    const keys = [keyOf(order, { id: 1 }), keyOf(order, { id: 2 }), keyOf(cancel, { id: 1 })];
    expect(new Set(keys).size).toBe(3);
  });

  it('is no longer known once nobody is signed in', () => {
    const first = keyOf(order, { id: 3 });
    setSession({ status: 'unknown' });
    expect(keyOf(order, { id: 3 })).not.toBe(first);
  });

  it('is a random UUID', () => {
    expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(newKey()).not.toBe(newKey());
  });
});
