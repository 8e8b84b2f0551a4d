import { describe, expect, it } from '@jest/globals';
import { actorInWords, inWords, whoDid } from './in-words';

describe('the log in words', () => {
  it('says event types as a person would', () => {
    expect(inWords('AppraisalApproved')).toBe('Appraisal approved');
    expect(inWords('KycPassed')).toBe('KYC passed');
    expect(inWords('PRO_UPGRADED')).toBe('Pro upgraded');
  });

  it('names processes by their rule, and members as they are', () => {
    expect(actorInWords('award-points-when-appraisal-approved')).toBe('Award points when appraisal approved');
    expect(actorInWords('Ada Obi-Eze')).toBe('Ada Obi-Eze');
  });

  it('tell a visitor from a member who was erased', () => {
    const whoWas = (actor: string, actorName: string | null = null) => whoDid({ actor, actorName });
    expect(whoWas('00000000-0000-0000-0000-000000000000')).toBe('A visitor');
    expect(whoWas('01900000-0000-7000-8000-000000000001')).toBe('Erased member');
    expect(whoWas('01900000-0000-7000-8000-000000000001', 'Ada Obi-Eze')).toBe('Ada Obi-Eze');
  });
});
