import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { memberRegistered } from '../../../../test/support/member-registered.js';
import type { MemberCommand } from './member.commands.js';
import { memberDecider } from './member.decider.js';
import type { MemberEvent } from './member.events.js';
import { memberRefusals } from './member.refusals.js';

const given = deciderSpec(memberDecider, memberRefusals);

const registered = memberRegistered('Creator');
const banned: MemberEvent = { type: 'MemberBanned', data: {} };
const erased: MemberEvent = { type: 'PersonalDataErased', data: { purpose: 'contact' } };

describe('the second factor', () => {
  const turnOn: MemberCommand = { type: 'TurnOnSecondFactor', data: { sealedKey: 'key', step: 7, recoveryCodes: 10 } };
  const turnOff: MemberCommand = { type: 'TurnOffSecondFactor', data: { proof: { step: 8 } } };
  const takeOff: MemberCommand = { type: 'TurnOffSecondFactor', data: {} };
  const reason = 'Lost the phone on the bus.';
  const help: MemberCommand = { type: 'TurnOffSecondFactor', data: { reason } };
  const ended: MemberEvent = { type: 'SessionsEnded', data: {} };
  const recover: MemberCommand = { type: 'UseRecoveryCode', data: { recoveryCode: 'hash' } };
  const on = (recoveryCodes = 10): MemberEvent => ({ type: 'SecondFactorTurnedOn', data: { recoveryCodes } });
  const off: MemberEvent = { type: 'SecondFactorTurnedOff', data: {} };
  const used = (left: number): MemberEvent => ({ type: 'RecoveryCodeUsed', data: { left } });

  it('is turned on, and neither key nor code is on record', () => given(registered).when(turnOn).then(on()));
  it('is not turned on twice', () => given(registered, on()).when(turnOn).thenRefused('SECOND_FACTOR_IS_ON'));
  it('is turned off', () => given(registered, on()).when(turnOff).then(off));
  it('is taken off without a proof, and ends every session', () =>
    given(registered, on()).when(takeOff).then(off, ended));
  it('is taken off by an admin with a reason', () =>
    given(registered, on()).when(help).then({ type: 'SecondFactorTurnedOff', data: { reason } }, ended));
  it('of staff is taken off at the command line only', () => {
    const reviewer: MemberEvent = { type: 'StaffRoleGranted', data: { role: 'reviewer' } };
    given(registered, reviewer, on()).when(help).thenRefused('STAFF_KEEP_SECOND_FACTOR');
    given(registered, reviewer, on()).when(takeOff).then(off, ended);
  });
  it('is taken off by no admin once staff changed the address, until the member has used it', () => {
    const corrected: MemberEvent = { type: 'AccountCorrected', data: { email: 'other@example.com' } };
    given(registered, on(), corrected).when(help).thenRefused('ADDRESS_WAS_CORRECTED');
    given(registered, on(), corrected).when(takeOff).then(off, ended);
    given(registered, on(), corrected, used(9))
      .when(help)
      .then({ type: 'SecondFactorTurnedOff', data: { reason } }, ended);
    given(registered, corrected, on()).when(help).then({ type: 'SecondFactorTurnedOff', data: { reason } }, ended);
  });
  it('of a banned member is taken off by nobody', () =>
    given(registered, on(), banned).when(help).thenRefused('MEMBER_IS_BANNED'));
  it('changes nothing when it is off already', () => given(registered, on(), off).when(turnOff).thenNothing());
  it('gets other recovery codes, as many as were made', () => {
    const renew: MemberCommand = { type: 'RenewRecoveryCodes', data: { proof: { step: 8 }, hashes: ['a', 'b'] } };
    const renewed: MemberEvent = { type: 'RecoveryCodesRenewed', data: { recoveryCodes: 2 } };
    given(registered, on(), used(1)).when(renew).then(renewed);
    given(registered, on(), renewed).when(recover).then(used(1));
    given(registered).when(renew).thenRefused('SECOND_FACTOR_IS_OFF');
  });
  it('is turned on again later', () => given(registered, on(), off).when(turnOn).then(on()));
  it('counts the recovery codes that are left', () => given(registered, on(), used(9)).when(recover).then(used(8)));
  it('counts the new ones once it was turned on again', () =>
    given(registered, on(), used(9), off, on()).when(recover).then(used(9)));
  it('has nothing to recover by once the last code is used', () =>
    given(registered, on(1), used(0)).when(recover).thenRefused('SECOND_FACTOR_WRONG'));
  it('has nothing to recover by while it is off', () =>
    given(registered).when(recover).thenRefused('SECOND_FACTOR_WRONG'));
  it('stays when the password changes', () =>
    given(registered, on(), { type: 'PasswordChanged', data: {} }).when(turnOn).thenRefused('SECOND_FACTOR_IS_ON'));
  it('is nothing that a banned member turns on', () =>
    given(registered, banned).when(turnOn).thenRefused('MEMBER_IS_BANNED'));
});

describe('the sessions of a member', () => {
  const end = { type: 'EndSessions', data: {} } as const;
  it('are ended on record', () => given(registered).when(end).then({ type: 'SessionsEnded', data: {} }));
  it('cannot be ended for a banned or erased member', () => {
    given(registered, banned).when(end).thenRefused('MEMBER_IS_BANNED');
    given(registered, erased).when(end).thenRefused('NOT_FOUND');
  });
});

describe('a session that was copied', () => {
  const noteCopy = { type: 'NoteCopiedSession', data: {} } as const;
  it('is on record', () => given(registered).when(noteCopy).then({ type: 'CopiedSessionEnded', data: {} }));
  it('is not once the member is erased', () => given(registered, erased).when(noteCopy).thenRefused('NOT_FOUND'));
});

describe('the API tokens of a member', () => {
  const at = new Date('2026-11-26T09:00:00Z');
  const [tokenId, expiresAt] = ['t1', new Date('2027-01-01T00:00:00Z')];
  const token = { tokenId, name: 'Till', rights: ['own-record'] };
  const make = (more: object = {}): MemberCommand => ({
    type: 'MakeApiToken',
    data: { ...token, tokenHash: 'hash', ownRights: ['own-record', 'own-journey'], expiresAt, at, ...more },
  });
  const made = (id = tokenId, ends = expiresAt): MemberEvent => ({
    type: 'ApiTokenMade',
    data: { ...token, tokenId: id, expiresAt: ends.toISOString() },
  });
  const revoke: MemberCommand = { type: 'RevokeApiToken', data: { tokenId } };
  const revoked: MemberEvent = { type: 'ApiTokenRevoked', data: { tokenId } };
  const ten = Array.from({ length: 10 }, (_, i) => made(String(i)));

  it('are made without the token on record', () => given(registered).when(make()).then(made()));
  it('have a right', () =>
    given(registered)
      .when(make({ rights: [] }))
      .thenRefused('API_TOKEN_WITHOUT_RIGHT'));
  it('have no right that the maker has not', () =>
    given(registered)
      .when(make({ rights: ['own-record', 'manage-members'] }))
      .thenRefused('API_TOKEN_TOO_STRONG'));
  it('end within a year, and not in the past', () => {
    for (const ends of [at, new Date('2026-01-01'), new Date('2027-11-29')])
      given(registered)
        .when(make({ expiresAt: ends }))
        .thenRefused('API_TOKEN_ENDS_WRONG');
  });
  it('are ten at the most, but for those that have ended', () => {
    given(registered, ...ten)
      .when(make())
      .thenRefused('TOO_MANY_API_TOKENS');
    given(registered, ...ten.slice(1), made('0', at))
      .when(make())
      .then(made());
  });
  it('are revoked once', () => {
    given(registered, made()).when(revoke).then(revoked);
    given(registered, made(), revoked).when(revoke).thenRefused('NOT_FOUND');
    given(registered, made('another')).when(revoke).thenRefused('NOT_FOUND');
  });
  it('go with the password, the sessions, a role and a ban', () => {
    const ends: MemberEvent[] = [
      { type: 'PasswordChanged', data: {} },
      { type: 'SessionsEnded', data: {} },
      { type: 'StaffRoleRevoked', data: { role: 'reviewer' } },
    ];
    for (const end of ends) given(registered, made(), end).when(revoke).thenRefused('NOT_FOUND');
    given(registered, made(), banned, { type: 'MemberReactivated', data: {} }).when(revoke).thenRefused('NOT_FOUND');
    given(registered, banned).when(make()).thenRefused('MEMBER_IS_BANNED');
  });
});
