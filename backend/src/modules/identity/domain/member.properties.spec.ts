import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import type { MemberCommand } from './member.commands.js';
import { memberDecider } from './member.decider.js';
import type { MemberEvent, StaffRole } from './member.events.js';
import type { Member } from './member.state.js';

const role = fc.constantFrom<StaffRole[]>('admin', 'reviewer', 'auditor', 'operator', 'finance');
const someText = fc.constantFrom('a', 'b', 'c');
const purpose = fc.constantFrom('profile' as const, 'contact' as const, 'kyc' as const);

const registration = fc.record(
  {
    membershipType: fc.constantFrom('Creator' as const, 'Business' as const, 'AFRO WALLET' as const, null),
    email: someText,
    firstName: someText,
    lastName: someText,
    phone: fc.option(someText),
    country: fc.option(someText),
    state: fc.option(someText),
    gender: fc.option(someText),
    qualification: someText,
    marketingConsent: fc.boolean(),
    passwordHash: someText,
  },
  {
    requiredKeys: [
      'membershipType',
      'email',
      'firstName',
      'lastName',
      'phone',
      'country',
      'state',
      'gender',
      'marketingConsent',
      'passwordHash',
    ],
  },
);

const wish = <T extends MemberCommand['type']>(
  type: T,
  data: fc.Arbitrary<Extract<MemberCommand, { type: T }>['data']>,
): fc.Arbitrary<MemberCommand> => data.map((value) => ({ type, data: value }) as MemberCommand);

const anyCommand = fc.oneof(
  wish('RegisterMember', registration),
  wish('EditProfile', fc.record({ firstName: someText, phone: fc.option(someText) }, { requiredKeys: [] })),
  wish(
    'CorrectAccount',
    fc.record({ email: someText, qualification: someText, formerEmail: someText }, { requiredKeys: ['formerEmail'] }),
  ),
  wish('ChangePassword', fc.record({ passwordHash: someText, resetTokenHash: someText })),
  wish('NoteCopiedSession', fc.constant({})),
  wish('EndSessions', fc.constant({})),
  wish('RenewRecoveryCodes', fc.constant({ proof: { step: 1 }, hashes: ['hash'] })),
  wish('TurnOnSecondFactor', fc.constant({ sealedKey: 'key', step: 1, recoveryCodes: 2 })),
  wish('TurnOffSecondFactor', fc.constant({})),
  wish('UseRecoveryCode', fc.constant({ recoveryCode: 'hash' })),
  wish('BanMember', fc.record({ reason: someText }, { requiredKeys: [] })),
  wish('ReactivateMember', fc.record({ reason: someText }, { requiredKeys: [] })),
  wish(
    'ChangeStaffRoles',
    fc.record({ grant: role, revoke: role, memberId: someText, by: someText }, { requiredKeys: ['memberId', 'by'] }),
  ),
  wish('SetMarketingConsent', fc.record({ given: fc.boolean() })),
  wish('RequestErasure', fc.constant({})),
  wish('WithdrawErasureRequest', fc.constant({})),
  wish('AnswerErasureRequest', fc.record({ answer: someText })),
  wish('ErasePersonalData', fc.record({ purposes: fc.array(purpose, { maxLength: 2 }) })),
);

interface Outcome {
  member: Member;
  events: MemberEvent[];
  refusals: string[];
}

function live(
  commands: readonly MemberCommand[],
  from: Outcome = { member: { status: 'none' }, events: [], refusals: [] },
) {
  return commands.reduce<Outcome>((outcome, command) => {
    try {
      const events = memberDecider.decide(command, outcome.member);
      return {
        ...outcome,
        events: [...outcome.events, ...events],
        member: events.reduce(memberDecider.evolve, outcome.member),
      };
    } catch (error) {
      if (error instanceof DomainError) return { ...outcome, refusals: [...outcome.refusals, error.refusal.code] };
      throw error;
    }
  }, from);
}

const anyLife = fc
  .tuple(wish('RegisterMember', registration), fc.array(anyCommand, { maxLength: 40 }))
  .map(([first, rest]) => live([first, ...rest]));
const count = (events: readonly MemberEvent[], type: MemberEvent['type']): number =>
  events.filter((event) => event.type === type).length;

describe('any life of a member', () => {
  it('begins with the one registration', () =>
    fc.assert(
      fc.property(anyLife, ({ events }) => {
        expect(events[0]?.type).toBe('MemberRegistered');
        expect(count(events, 'MemberRegistered')).toBe(1);
      }),
    ));

  it('is the same when it is read again', () =>
    fc.assert(
      fc.property(anyLife, ({ events, member }) => {
        expect(events.reduce(memberDecider.evolve, memberDecider.initial)).toEqual(member);
      }),
    ));

  it('tells bans and reactivations in turn', () =>
    fc.assert(
      fc.property(anyLife, ({ events }) => {
        const turns = events.filter(({ type }) => type === 'MemberBanned' || type === 'MemberReactivated');
        expect(turns.every(({ type }, i) => type === (i % 2 === 0 ? 'MemberBanned' : 'MemberReactivated'))).toBe(true);
      }),
    ));

  it('is after a ban and a reactivation what it was before', () =>
    fc.assert(
      fc.property(anyLife, (before) => {
        fc.pre(before.member.status === 'active' && before.member.roles.length === 0);
        const after = live(
          [
            { type: 'BanMember', data: {} },
            { type: 'ReactivateMember', data: {} },
          ],
          before,
        );
        expect(after.events.length).toBe(before.events.length + 2);
        expect(after.member).toEqual(before.member);
      }),
    ));

  it('holds exactly the roles that were granted and not revoked', () =>
    fc.assert(
      fc.property(anyLife, ({ events, member }) => {
        const held = new Set<StaffRole>();
        for (const event of events) {
          if (event.type === 'StaffRoleGranted') held.add(event.data.role);
          if (event.type === 'StaffRoleRevoked') held.delete(event.data.role);
        }
        expect(member.status === 'none' ? [] : member.roles.toSorted()).toEqual([...held].toSorted());
      }),
    ));

  it('keeps no password, key or code in the log', () =>
    fc.assert(
      fc.property(anyLife, ({ events }) => {
        expect(JSON.stringify(events)).not.toMatch(/(password(Hash)?|sealedKey|recoveryCode)"/);
      }),
    ));
});
