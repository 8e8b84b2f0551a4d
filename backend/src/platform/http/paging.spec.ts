import { describe, expect, it } from '@jest/globals';
import { pageOf } from './paging.js';

describe('a page', () => {
  it.each([
    [1, 10],
    [1_000, 10],
    [3_334, 3],
    [100, 100],
  ])('reaches as far as row 10,000: page %i of %i', (page, pageSize) =>
    expect(pageOf({ page, pageSize })).toEqual({ page, pageSize }),
  );

  it.each([
    [1_001, 10],
    [3_335, 3],
    [101, 100],
  ])('is refused where it begins beyond: page %i of %i', (page, pageSize) =>
    expect(() => pageOf({ page, pageSize })).toThrow(expect.objectContaining({ message: 'PAGE_TOO_FAR' })),
  );
});
