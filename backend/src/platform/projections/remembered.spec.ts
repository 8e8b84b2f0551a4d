import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Remembered } from './remembered.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('What is remembered is taken for granted for a while, and for as long again once it is learnt anew', () => {
  const remembered = new Remembered(1_000);
  remembered.add('a');
  jest.advanceTimersByTime(999);
  expect([remembered.has('a'), remembered.has('b')]).toEqual([true, false]);
  remembered.add('a');
  jest.advanceTimersByTime(999);
  expect(remembered.has('a')).toBe(true);
  jest.advanceTimersByTime(1);
  expect(remembered.has('a')).toBe(false);
});

it('What was learnt first is forgotten first when there is too much', () => {
  const remembered = new Remembered(1_000);
  for (let i = 0; i <= 1_000; i++) remembered.add(String(i));
  expect([remembered.has('0'), remembered.has('1'), remembered.has('1000')]).toEqual([false, true, true]);
});
