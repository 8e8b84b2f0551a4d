import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { idOf, proBusiness } from '../../../../test/support/businesses.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import {
  answerCreator,
  answerInvitation,
  approvedRequest,
  hireFile,
  invitationOf,
  invite,
  openCreator,
} from '../../../../test/support/hiring.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import type { MatchingCommand } from '../domain/hire-request.commands.js';

const product = testApp();
const admin = adminOf(product);
const creators: TestClient[] = [];
let business: TestClient;
beforeAll(async () => {
  await admin.post('/api/admin/features/matching', { on: true });
  business = await proBusiness(product, admin);
  for (const firstName of ['Ada', 'Bola', 'Chidi']) creators.push(await openCreator(product, admin, firstName));
});

it('an invitation closes while the places are taken, and nobody more is invited then', async () => {
  const [ada, bola, chidi] = creators as [TestClient, TestClient, TestClient];
  const id = await approvedRequest(business, admin, '1');
  await invite(admin, id, [ada, bola]);
  expect((await invitationOf(bola, id)).arePlacesTaken).toBe(false);
  await answerInvitation(ada, id, 'accept');
  expect(await invitationOf(bola, id)).toMatchObject({ status: 'open', arePlacesTaken: true });
  expect((await invitationOf(ada, id)).arePlacesTaken).toBe(false);
  expect((await answerInvitation(bola, id, 'accept')).body.code).toBe('PLACES_TAKEN');
  expect((await invite(admin, id, [chidi])).body.code).toBe('NO_PLACE_FREE');
  await answerCreator(business, id, (await invitationOf(ada, id)).id, 'decline');
  expect((await invitationOf(bola, id)).arePlacesTaken).toBe(false);
  expect((await answerInvitation(bola, id, 'accept')).status).toBe(200);
});

it('a storm of 1,000 who accept at once fills five places', async () => {
  const id = await approvedRequest(business, admin, '3-5');
  const bus = product.app.get(CommandBus, { strict: false });
  const send = (command: MatchingCommand) => {
    const target = { streamId: id, subjectId: idOf(business) };
    return bus.execute(new ExecuteCommand(hireRequest, target, command, systemCaller(idOf(admin))));
  };
  const creatorIds = Array.from({ length: 1_000 }, () => randomUUID());
  const invitationIds = creatorIds.map(() => randomUUID());
  const now = product.clock.now().toISOString();
  await send({ type: 'InviteCreators', data: { creatorIds, invitationIds, next: [], now } });
  const answers = await Promise.allSettled(
    invitationIds.map((invitationId) => send({ type: 'AcceptInvitation', data: { invitationId, now } })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const { creators: asked, taken, places } = await hireFile(admin, 'admin', id);
  expect({ asked: asked.length, taken, places }).toEqual({ asked: 1_000, taken: 5, places: 5 });
}, 120_000);
