import { describe, expect, it } from '@jest/globals';
import { asProblem, problemOf } from '../api/problem';
import { adviceOn } from './failure';

const REQUEST = '01980c1e-7a3b-7cc0-8a39-5d0c6f0f2d11';
const refusal = { code: 'STAFF_ONLY', title: 'Access Denied', detail: 'Your role does not include this.' };
const fault = { code: 'UNEXPECTED', title: 'Something went wrong', detail: 'The fault is ours.' };

describe('what is told of a failure', () => {
  it('sends to the connection only where there was no answer', () => {
    expect(adviceOn(asProblem(new TypeError('Failed to fetch')))).toBe('Please check your connection and try again.');
    for (const status of [403, 409, 429, 500, 502, 503]) {
      expect(adviceOn(problemOf(status, undefined))).not.toContain('connection');
    }
  });

  it('is what the server said where it refused', () => {
    expect(adviceOn(problemOf(403, refusal, REQUEST))).toBe('Your role does not include this.');
  });

  it('is ours where what stands before the server refused', () => {
    expect(adviceOn(problemOf(403, '<h1>Forbidden</h1>'))).toBe(
      'Your role does not include this. Ask an admin for it.',
    );
    expect(adviceOn(problemOf(429, undefined))).toBe('That was a lot at once. Wait a moment and try again.');
    expect(adviceOn(problemOf(418, undefined))).toBe('Something went wrong');
  });

  it.each([500, 503])('says of a %i that nothing is lost, and by which number support finds it', (status) => {
    expect(adviceOn(problemOf(status, fault, REQUEST))).toBe(
      `The server could not answer. Nothing is lost: try again in a moment. If it stays, give support this number: ${REQUEST}`,
    );
  });

  it('names no number where the answer carried none', () => {
    expect(adviceOn(problemOf(502, '<h1>Bad Gateway</h1>'))).toBe(
      'The server could not answer. Nothing is lost: try again in a moment.',
    );
  });
});
