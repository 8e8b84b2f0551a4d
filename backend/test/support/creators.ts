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

export const appraisalForm = (more: object = {}): Record<string, unknown> => ({
  learnings: 'A headline makes one promise.',
  assignmentUrl: 'https://example.com/posts/1',
  ...more,
});

export async function newCreator(product: TestApp, more: object = {}): Promise<TestClient> {
  const creator = product.visitor();
  await creator.register(more);
  return creator;
}

/** A creator that all read models show, for commands that do not wait for them. */
export async function settledCreator(product: TestApp): Promise<TestClient> {
  const creator = await newCreator(product);
  await eventually(async () => {
    expect((await creator.get('/api/me/journey')).status).toBe(200);
    const { body } = await creator.get<{ applicationReady: boolean }>('/api/me');
    expect(body.applicationReady).toBe(true); // the last effect of a registration
  });
  return creator;
}

export async function newColleague(
  product: TestApp,
  admin: TestClient,
  role: StaffRole,
  more: object = {},
): Promise<TestClient> {
  return grantRoles(admin, await newCreator(product, more), role);
}

export async function proCreator(product: TestApp, admin: TestClient, more: object = {}): Promise<TestClient> {
  const creator = await newCreator(product, more);
  await upgrade(admin, creator);
  return creator;
}

/** Submits the creator's current day. Returns the appraisal's id. */
export async function submitDay(creator: TestClient): Promise<string> {
  const { status, body } = await creator.post<{ appraisalId: string }>('/api/me/appraisals', appraisalForm());
  expect(status).toBe(201);
  return body.appraisalId;
}

/** Records a day for a member who may not submit one, as older logs contain. Returns the appraisal's id. */
export async function recordDay(product: TestApp, memberId: string): Promise<string> {
  const appraisalId = uuidv7();
  const data = { appraisalId, ...appraisalForm() } as SubmitAppraisal['data'];
  const command: SubmitAppraisal = { type: 'SubmitAppraisal', data };
  const execution = new ExecuteCommand(challenge, challengeOf(memberId), command, systemCaller(memberId));
  await product.app.get(CommandBus).execute(execution);
  return appraisalId;
}
