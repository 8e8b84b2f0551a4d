import { idOf, proBusiness } from './businesses.js';
import { newCreator, proCreator } from './creators.js';
import type { TestApp } from './test-app.js';
import type { TestAnswer, TestClient, TestRequest } from './test-client.js';
import { newStaff, newWalletMember } from './unregistrable.js';

/** One of each kind, so that every route has somebody who may call it. */
export async function gatherCallers(product: TestApp): Promise<readonly TestClient[]> {
  const admin = await product.admin();
  const creator = await proCreator(product, admin);
  await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: 50 });
  const members = [await proBusiness(product, admin), await newWalletMember(product), await newCreator(product)];
  return [admin, creator, ...members, await newStaff(product, admin, 'auditor')];
}

/** What the first of them hears who may call the route at all. */
export async function answerToFirstAllowed<Body>(
  callers: readonly TestClient[],
  method: string,
  path: string,
  request: TestRequest,
): Promise<TestAnswer<Body>> {
  for (const caller of callers) {
    const answer = await caller.send<Body>(method, path, request);
    if (answer.status !== 401 && answer.status !== 403) return answer;
  }
  throw new Error(`Nobody may call ${method} ${path}.`);
}
