import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { memberAggregate, memberOf } from '../../src/modules/identity/domain/member.aggregate.js';
import type { RegisterMember } from '../../src/modules/identity/domain/member.commands.js';
import { Passwords } from '../../src/modules/identity/passwords/passwords.js';
import { ExecuteCommand, systemCaller } from '../../src/platform/command-handling/execute-command.js';
import type { TestApp } from './test-app.js';
import { PASSWORD, type TestClient } from './test-client.js';

/** A wallet member, signed in; nobody can register as one. */
export async function newWalletMember(product: TestApp): Promise<TestClient> {
  const memberId = uuidv7();
  const email = `wallet-${memberId}@example.com`;
  const command: RegisterMember = {
    type: 'RegisterMember',
    data: {
      email,
      firstName: 'Ibrahim',
      lastName: 'Lawal',
      phone: `+2348${memberId.replace(/\D/g, '').slice(-9).padStart(9, '1')}`,
      country: 'nigeria',
      state: 'Lagos',
      gender: 'Male',
      marketingConsent: false,
      membershipType: 'AFRO WALLET',
      passwordHash: await product.app.get(Passwords).hash(PASSWORD),
    },
  };
  await product.app
    .get(CommandBus)
    .execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, systemCaller(memberId)));
  const member = product.visitor();
  await member.signIn(email);
  return member;
}
