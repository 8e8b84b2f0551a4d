import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { apiTokenOf, isApiToken } from './api-token.js';

describe('an API token', () => {
  const token = apiTokenOf(randomBytes(32));

  it('is known by its prefix and its checksum', () => {
    expect(token).toMatch(/^skf_[0-9a-f]{48}$/);
    expect(isApiToken(token)).toBe(true);
  });

  it('is none with another sign, another length or another prefix', () => {
    const other = token.at(9) === '0' ? '1' : '0';
    for (const text of [
      token.slice(0, 9) + other + token.slice(10),
      token.slice(1),
      `${token}0`,
      `x${token.slice(1)}`,
      '',
    ])
      expect(isApiToken(text)).toBe(false);
  });
});
