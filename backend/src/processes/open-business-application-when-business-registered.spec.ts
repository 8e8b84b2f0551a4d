import { describe, expect, it } from '@jest/globals';
import { memberRegistered } from '../../test/support/member-registered.js';
import { recordedEvent } from '../../test/support/recorded-event.js';
import type { MemberRegistered, MembershipType } from '../modules/identity/public.js';
import { verification, verificationOf } from '../modules/kyc/public.js';
import { openBusinessApplicationWhenBusinessRegistered as rule } from './open-business-application-when-business-registered.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';
const registered = (membershipType: MembershipType | null) =>
  recordedEvent<MemberRegistered>({
    ...memberRegistered(membershipType),
    meta: { subjectId: memberId },
  });

describe('open business application when business registered', () => {
  it('opens it for a business', () => {
    expect(rule.on.MemberRegistered?.(registered('Business'))).toEqual([
      { kind: verification.kind, ...verificationOf(memberId), command: { type: 'OpenBusinessApplication', data: {} } },
    ]);
  });

  it.each(['Creator', 'AFRO WALLET', null] as const)('opens none for %p', (membershipType) => {
    expect(rule.on.MemberRegistered?.(registered(membershipType))).toEqual([]);
  });
});
