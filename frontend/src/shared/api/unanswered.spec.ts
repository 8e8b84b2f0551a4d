import { describe, expect, it } from '@jest/globals';
import { setSession } from '../session/session';
import { answered, keyOf, newKey } from './unanswered';

const order = () => undefined;
const cancel = () => undefined;

describe('the key of a command', () => {
  it('is the same until the command was answered', () => {
    const first = keyOf(order, { toolName: 'Flier Prints' });
    expect(keyOf(order, { toolName: 'Flier Prints' })).toBe(first);
    answered(order, { toolName: 'Flier Prints' });
    expect(keyOf(order, { toolName: 'Flier Prints' })).not.toBe(first);
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
