import { describe, expect, it } from '@jest/globals';
import { memberRegistered } from '../../test/support/member-registered.js';
import { recordedEvent } from '../../test/support/recorded-event.js';
import { journey, journeyOf } from '../modules/creator-journey/public.js';
import type { MemberRegistered, MembershipType } from '../modules/identity/public.js';
import { openInternshipApplicationWhenCreatorRegistered as rule } from './open-internship-application-when-creator-registered.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';
const registered = (membershipType: MembershipType | null) =>
  recordedEvent<MemberRegistered>({
    ...memberRegistered(membershipType),
    meta: { subjectId: memberId, recordedAt: new Date('2026-11-21T10:00:00Z') },
  });

describe('open internship application when creator registered', () => {
  it('opens it for a creator, as of the registration', () => {
    expect(rule.on.MemberRegistered?.(registered('Creator'))).toEqual([
      {
        kind: journey.kind,
        ...journeyOf(memberId),
        command: { type: 'OpenInternshipApplication', data: { now: '2026-11-21T10:00:00.000Z' } },
      },
    ]);
  });

  it.each(['Business', 'AFRO WALLET', null] as const)('opens none for %p', (membershipType) => {
    expect(rule.on.MemberRegistered?.(registered(membershipType))).toEqual([]);
  });
});
