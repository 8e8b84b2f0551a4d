import { describe, expect, it } from '@jest/globals';
import { asProblem, problemOf } from '../api/problem';
import { adviceOn, explained, requestNumberOf } from './failure-texts';

const REQUEST = '01980c1e-7a3b-7cc0-8a39-5d0c6f0f2d11';
const busy = { code: 'TEMPORARILY_UNAVAILABLE', title: 'One moment', detail: 'Try again in a few seconds.' };

describe('what is told of a failure', () => {
  it('sends to the connection only where there was no answer', () => {
    expect(adviceOn(asProblem(new TypeError('Failed to fetch')))).toBe('Please check your connection and try again.');
    for (const status of [403, 409, 429, 500, 502, 503]) {
      expect(adviceOn(problemOf(status, undefined))).not.toContain('connection');
    }
  });

  it('is what the server said', () => {
    expect(adviceOn(problemOf(503, busy))).toBe('Try again in a few seconds.');
  });

  it('is what is wrong with one field or two, as a dialog may mark none', () => {
    const wrong = (...messages: string[]) => ({
      code: 'INVALID_FIELDS',
      title: 'Check the form',
      detail: 'Some fields need your attention.',
      errors: messages.map((message) => ({ field: 'email', message })),
    });
    expect(adviceOn(problemOf(422, wrong('Enter a date.')))).toBe('Enter a date.');
    expect(adviceOn(problemOf(422, wrong('Enter a date.', 'Choose one.')))).toBe('Enter a date. Choose one.');
    expect(adviceOn(problemOf(422, wrong('a', 'b', 'c')))).toBe('Some fields need your attention.');
    const missing = { ...wrong('Enter a name.'), title: 'Missing Information', detail: 'Please fill in: Name' };
    expect(adviceOn(problemOf(422, missing))).toBe('Please fill in: Name');
  });

  it('is ours where something before the server answered', () => {
    expect(adviceOn(problemOf(403, '<h1>Forbidden</h1>'))).toBe(
      'Your role does not include this. Ask an admin for it.',
    );
    expect(adviceOn(problemOf(429, undefined))).toBe('That was a lot at once. Wait a moment and try again.');
    expect(adviceOn(problemOf(502, '<h1>Bad Gateway</h1>'))).toBe(
      'The server could not answer. Nothing is lost: try again in a moment.',
    );
    expect(adviceOn(problemOf(418, undefined))).toBe('Something went wrong');
  });

  it('names the request to support where the server failed, not where it refused', () => {
    expect(explained(problemOf(503, busy, REQUEST))).toBe(
      `Try again in a few seconds. Number for support: ${REQUEST}.`,
    );
    expect(requestNumberOf(problemOf(409, undefined, REQUEST))).toBeUndefined();
    expect(requestNumberOf(problemOf(502, undefined))).toBeUndefined();
  });
});
