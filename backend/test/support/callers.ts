import { expect } from '@jest/globals';
import { Pool } from '../../src/platform/database/pool.js';
import { idOf, proBusiness } from './businesses.js';
import { newCreator, proCreator } from './creators.js';
import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';
import type { TestAnswer, TestClient, TestRequest } from './test-client.js';
import { newStaff, newWalletMember } from './unregistrable.js';

/** Callers of all kinds, so that at least one may call any route. */
export async function gatherCallers(product: TestApp): Promise<readonly TestClient[]> {
  const admin = await product.admin();
  const creator = await proCreator(product, admin);
  await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: 50 });
  for (const feature of ['certificates', 'portfolios', 'matching'])
    await admin.post(`/api/admin/features/${feature}`, { on: true });
  // The product's clock does not move, so the approval is dated back instead.
  await eventually(async () => {
    expect((await creator.get('/api/me')).body).toMatchObject({ applicationReady: true, points: 50 });
  });
  const approval = `update read.profile set approved_at = approved_at - interval '5 months' where id = $1`;
  await product.app.get(Pool, { strict: false }).query(approval, [idOf(creator)]);
  const members = [await proBusiness(product, admin), await newWalletMember(product), await newCreator(product)];
  return [admin, creator, ...members, await newStaff(product, admin, 'auditor')];
}

/** The caller who was allowed is tried first next time. The next spec has its own callers. */
const allowed = new WeakMap<readonly TestClient[], Map<string, TestClient>>();

/** The answer to the first caller who may use the route. */
export async function answerToFirstAllowed<Body>(
  callers: readonly TestClient[],
  method: string,
  path: string,
  request: TestRequest,
): Promise<TestAnswer<Body>> {
  const route = `${method} ${path.replace(/\?.*/s, '')}`;
  const letIn = allowed.get(callers) ?? new Map<string, TestClient>();
  allowed.set(callers, letIn);
  const known = letIn.get(route);
  for (const caller of known ? [known, ...callers] : callers) {
    const answer = await caller.send<Body>(method, path, request);
    if (answer.status === 401 || answer.status === 403) continue;
    letIn.set(route, caller);
    return answer;
  }
  throw new Error(`Nobody may call ${method} ${path}.`);
}
