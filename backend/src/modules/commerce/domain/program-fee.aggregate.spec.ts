import { describe, expect, it } from '@jest/globals';
import { programFeeOf } from './program-fee.aggregate.js';

describe('the claim of a reference', () => {
  const ada = '01900000-0000-7000-8000-0000000000aa';
  const ben = '01900000-0000-7000-8000-0000000000bb';
  it('is the same for the same member', () => {
    expect(programFeeOf(ada, 't1001')).toEqual(programFeeOf(ada, 't1001'));
  });
  it('is another for another member or reference', () => {
    expect(programFeeOf(ben, 't1001').streamId).not.toBe(programFeeOf(ada, 't1001').streamId);
    expect(programFeeOf(ada, 't1002').streamId).not.toBe(programFeeOf(ada, 't1001').streamId);
  });
});
