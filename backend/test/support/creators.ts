import { expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { challenge, challengeOf } from '../../src/modules/appraisals/domain/challenge.aggregate.js';
import type { SubmitAppraisal } from '../../src/modules/appraisals/domain/challenge.commands.js';
import { ExecuteCommand, systemCaller } from '../../src/platform/command-handling/execute-command.js';
import { upgrade } from './businesses.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

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
