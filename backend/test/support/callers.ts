import { expect } from '@jest/globals';
import { Pool } from '../../src/platform/database/pool.js';
import { idOf, proBusiness } from './businesses.js';
import { newCreator, proCreator } from './creators.js';
import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';
import type { TestAnswer, TestClient, TestRequest } from './test-client.js';
import { newStaff, newWalletMember } from './unregistrable.js';

/** One of each kind, so that every route has somebody who may call it. */
export async function gatherCallers(product: TestApp): Promise<readonly TestClient[]> {
  const admin = await product.admin();
  const creator = await proCreator(product, admin);
  await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: 50 });
  for (const feature of ['certificates', 'portfolios', 'matching'])
    await admin.post(`/api/admin/features/${feature}`, { on: true });
  // The clock of the product stays where it is, so this one was approved long ago.
  await eventually(async () => {
    expect((await creator.get('/api/me')).body).toMatchObject({ applicationReady: true, points: 50 });
  });
  const approval = `update read.profile set approved_at = approved_at - interval '5 months' where id = $1`;
  await product.app.get(Pool, { strict: false }).query(approval, [idOf(creator)]);
  const members = [await proBusiness(product, admin), await newWalletMember(product), await newCreator(product)];
  return [admin, creator, ...members, await newStaff(product, admin, 'auditor')];
}

/** Who was let in before is asked first the next time; the next spec in this process has callers of its own. */
const allowed = new WeakMap<readonly TestClient[], Map<string, TestClient>>();

/** What the first of them hears who may call the route at all. */
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
