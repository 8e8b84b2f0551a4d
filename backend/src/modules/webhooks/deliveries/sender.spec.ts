import { expect, it } from '@jest/globals';
import { DefiniteFailure } from '../../../platform/jobs/effects.js';
import { whyNoAnswer } from './sender.js';

it.each([
  ['is late', AbortSignal.abort(new DOMException('', 'TimeoutError')).reason, 'No answer within 8 seconds.'],
  ['could not be reached', new DefiniteFailure(new Error('connect ECONNREFUSED')), 'connect ECONNREFUSED'],
  ['threw no error', 'ada@example.com', 'Unknown error'],
])('tells in words why a receiver that %s gave no answer', (_, error: unknown, words) => {
  expect(whyNoAnswer(new Error('aborted', { cause: error }))).toBe(words);
});
