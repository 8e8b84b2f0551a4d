import { expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import type { StaffRole } from '../../src/access/roles.js';
import { challenge, challengeOf } from '../../src/modules/appraisals/domain/challenge.aggregate.js';
import type { SubmitAppraisal } from '../../src/modules/appraisals/domain/challenge.commands.js';
import { ExecuteCommand, systemCaller } from '../../src/platform/command-handling/execute-command.js';
import { upgrade } from './businesses.js';
import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { grantRoles } from './unregistrable.js';

/** All that a day of the challenge asks for. */
export const appraisalForm = (more: object = {}): Record<string, unknown> => ({
  learnings: 'A headline makes one promise.',
  assignmentUrl: 'https://example.com/posts/1',
  ...more,
});

/** A creator who has just registered, signed in. */
export async function newCreator(product: TestApp, more: object = {}): Promise<TestClient> {
  const creator = product.visitor();
  await creator.register(more);
  return creator;
}

/** A creator of whom all read models know, for where commands do not wait for them. */
export async function settledCreator(product: TestApp): Promise<TestClient> {
  const creator = await newCreator(product);
  await eventually(async () => {
    expect((await creator.get('/api/me/journey')).status).toBe(200);
    const { body } = await creator.get<{ applicationReady: boolean }>('/api/me');
    expect(body.applicationReady).toBe(true); // the last that registering brings about
  });
  return creator;
}

/** A creator who is on the staff as well. */
export async function newColleague(
  product: TestApp,
  admin: TestClient,
  role: StaffRole,
  more: object = {},
): Promise<TestClient> {
  return grantRoles(admin, await newCreator(product, more), role);
}

/** A creator who may take the challenge. */
export async function proCreator(product: TestApp, admin: TestClient, more: object = {}): Promise<TestClient> {
  const creator = await newCreator(product, more);
  await upgrade(admin, creator);
  return creator;
}

/** Submits the creator's current day; its appraisal. */
export async function submitDay(creator: TestClient): Promise<string> {
  const { status, body } = await creator.post<{ appraisalId: string }>('/api/me/appraisals', appraisalForm());
  expect(status).toBe(201);
  return body.appraisalId;
}

/** A day in the log of whoever may not hand one in, as logs from before hold some; its appraisal. */
export async function recordDay(product: TestApp, memberId: string): Promise<string> {
  const appraisalId = uuidv7();
  const data = { appraisalId, ...appraisalForm() } as SubmitAppraisal['data'];
  const command: SubmitAppraisal = { type: 'SubmitAppraisal', data };
  const execution = new ExecuteCommand(challenge, challengeOf(memberId), command, systemCaller(memberId));
  await product.app.get(CommandBus).execute(execution);
  return appraisalId;
}
