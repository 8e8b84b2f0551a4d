import { describe, expect, it } from '@jest/globals';
import { actorInWords, inWords } from './in-words';

describe('the log in words', () => {
  it('says event types as a person would', () => {
    expect(inWords('AppraisalApproved')).toBe('Appraisal approved');
    expect(inWords('KycPassed')).toBe('Kyc passed');
  });

  it('names processes by their rule, and members as they are', () => {
    expect(actorInWords('award-points-when-appraisal-approved')).toBe('Award points when appraisal approved');
    expect(actorInWords('Ada Obi-Eze')).toBe('Ada Obi-Eze');
    expect(actorInWords(null)).toBe('A visitor');
  });
});
