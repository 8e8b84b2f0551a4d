import { describe, expect, it } from '@jest/globals';
import { firstNameOf } from './person';

describe('how one speaks of somebody in short', () => {
  it('is the first name, and words where there is none any more', () => {
    expect(firstNameOf({ firstName: 'Ada', lastName: 'Obi' })).toBe('Ada');
    expect(firstNameOf({ firstName: '', lastName: '' })).toBe('Erased member');
  });
});
