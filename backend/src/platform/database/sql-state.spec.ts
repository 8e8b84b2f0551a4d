import { describe, expect, it } from '@jest/globals';
import { isDatabaseUnavailable } from './sql-state.js';

const failed = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('a database that is away', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', '57P01', '08006'])(
    'is known by %s, also where another error has it as its cause',
    (code) => {
      expect(isDatabaseUnavailable(failed(code))).toBe(true);
      expect(isDatabaseUnavailable(new Error('no answer', { cause: failed(code) }))).toBe(true);
    },
  );

  it('is known by how the driver says that it took too long to connect', () => {
    expect(isDatabaseUnavailable(new Error('timeout expired'))).toBe(true);
  });

  it('is told from one that refuses', () => {
    expect(isDatabaseUnavailable(failed('42501'))).toBe(false);
  });
});
