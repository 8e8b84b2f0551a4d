import { expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import type { StaffRole } from '../../src/access/roles.js';
import { memberAggregate, memberOf } from '../../src/modules/identity/domain/member.aggregate.js';
import type { RegisterMember } from '../../src/modules/identity/domain/member.commands.js';
import { Passwords } from '../../src/modules/identity/passwords/passwords.js';
import { ExecuteCommand, systemCaller } from '../../src/platform/command-handling/execute-command.js';
import { idOf } from './businesses.js';
import type { TestApp } from './test-app.js';
import { PASSWORD, type TestClient } from './test-client.js';

/** Signs in an account of a kind that nobody can register as. */
async function newAccount(
  product: TestApp,
  facts: Pick<RegisterMember['data'], 'membershipType' | 'phone' | 'country' | 'state' | 'gender'>,
): Promise<TestClient> {
  const memberId = uuidv7();
  const email = `account-${memberId}@example.com`;
  const passwordHash = await product.app.get(Passwords).hash(PASSWORD);
  const data = { email, firstName: 'Ibrahim', lastName: 'Lawal', marketingConsent: false, passwordHash, ...facts };
  const command: RegisterMember = { type: 'RegisterMember', data };
  await product.app
    .get(CommandBus)
    .execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, systemCaller(memberId)));
  const member = product.visitor();
  await member.signIn(email);
  return member;
}

export const newWalletMember = (product: TestApp): Promise<TestClient> =>
  newAccount(product, {
    membershipType: 'AFRO WALLET',
    phone: `+2348${uuidv7().replace(/\D/g, '').slice(-9).padStart(9, '1')}`,
    country: 'nigeria',
    state: 'Lagos',
    gender: 'Male',
  });

/** Staff without a membership type. */
export async function newStaff(product: TestApp, admin: TestClient, ...roles: StaffRole[]): Promise<TestClient> {
  const staff = await newAccount(product, {
    membershipType: null,
    phone: null,
    country: null,
    state: null,
    gender: null,
  });
  await grantRoles(admin, staff, ...roles);
  return staff;
}

/** Grants roles to a member, who remains a member. */
export async function grantRoles(admin: TestClient, member: TestClient, ...roles: StaffRole[]): Promise<TestClient> {
  for (const grant of roles)
    expect((await admin.post(`/api/admin/members/${idOf(member)}/roles`, { grant })).status).toBe(200);
  return member;
}
