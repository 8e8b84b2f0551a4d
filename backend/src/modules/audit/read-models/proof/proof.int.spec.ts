import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { type ExportedProof, faultOfProof } from '../../../../platform/proof/exported-proof.js';
import { isConsistent, rootFromInclusion } from '../../../../platform/proof/merkle/proofs.js';
import { isSigned, readSeal, type WrittenSeal } from '../../../../platform/proof/seal.js';
import { VerifyingKeys } from '../../../../platform/proof/seal-keys.js';
import { leafOf, type SealedEvent } from '../../../../platform/proof/sealed-event.js';
import type {
  ConsistencyResponse,
  InclusionResponse,
  ProofStateResponse,
  SealsPage,
  VerdictResponse,
} from './proof.response.js';

const product = testApp();
const admin = adminOf(product);
let creator: TestClient;
let keys: VerifyingKeys;
beforeAll(async () => {
  await sealed();
  creator = product.visitor();
  await creator.register();
  const state = await sealed();
  keys = new VerifyingKeys([state.publicKey]);
});

/** Waits until all events are sealed, and answers the state of the proof. */
async function sealed(): Promise<ProofStateResponse> {
  let state: ProofStateResponse | undefined;
  await eventually(async () => {
    const { body: log } = await admin.get<{ total: number }>('/api/audit/events');
    state = (await admin.get<ProofStateResponse>('/api/audit/proof')).body;
    expect(state.newestSeal?.size).toBeGreaterThanOrEqual(log.total);
    expect(state.notYetSealed).toBe(0);
  });
  if (!state) throw new Error('There is no proof.');
  return state;
}
const buffers = (hashes: readonly string[]) => hashes.map((hash) => Buffer.from(hash, 'base64'));

describe('the proof', () => {
  it('is signed with the key that it shows', async () => {
    const { newestSeal } = await sealed();
    const seal: WrittenSeal | null = newestSeal;
    if (!seal) throw new Error('There is no seal.');
    expect(isSigned(readSeal(seal), keys)).toBe(true);
    expect(isSigned(readSeal({ ...seal, size: seal.size + 1 }), keys)).toBe(false);
  });

  it('lists the seals, newest first, a page at a time', async () => {
    const { body: first } = await admin.get<SealsPage>('/api/audit/seals?pageSize=1');
    expect(first).toMatchObject({ total: first.items[0]?.number, pageSize: 1 });
    const { body: rest } = await admin.get<SealsPage>(
      `/api/audit/seals?cursor=${String(first.nextCursor)}&pageSize=100`,
    );
    expect(rest.items.map(({ number }) => number)).toEqual(
      Array.from({ length: first.total - 1 }, (_, i) => first.total - 1 - i),
    );
    expect(rest.nextCursor).toBeNull();
  });

  it('shows that one event is in the log', async () => {
    const stream = String(creator.user?.id);
    const { body: history } = await admin.get<{ items: { stream: string; version: number }[] }>(
      `/api/audit/events?subject=${stream}`,
    );
    const { body } = await admin.get<InclusionResponse>(
      `/api/audit/events/${String(history.items[0]?.stream)}/1/proof`,
    );
    const leaf = leafOf(body.event as SealedEvent);
    expect(leaf.toString('base64')).toBe(body.leaf);
    const root = rootFromInclusion(leaf, body.index, body.seal.size, buffers(body.proof));
    expect(root?.toString('base64')).toBe(body.seal.root);
    expect(JSON.stringify(body)).not.toContain('Ada');
    const file = body as unknown as ExportedProof;
    expect(faultOfProof(file, keys)).toBeUndefined();
    expect(faultOfProof({ ...file, event: { ...file.event, type: 'MemberErased' } }, keys)).toBe('event altered');
    expect(faultOfProof({ ...file, seal: { ...file.seal, size: file.seal.size + 1 } }, keys)).toBe('seal not signed');
  });

  it('shows that a log continues an older one', async () => {
    const { newestSeal } = await sealed();
    const { body } = await admin.get<ConsistencyResponse>(
      `/api/audit/proof/consistency?from=1&to=${String(newestSeal?.number)}`,
    );
    const [older, newer] = [readSeal(body.older), readSeal(body.newer)];
    expect(older.size).toBeLessThan(newer.size);
    expect(isConsistent(older, newer, buffers(body.proof))).toBe(true);
    expect((await admin.get('/api/audit/proof/consistency?from=1&to=999999')).status).toBe(404);
  });

  it('verifies the whole log, and says how that ended', async () => {
    const { newestSeal } = await sealed();
    const { body } = await admin.post<VerdictResponse>('/api/audit/verify');
    expect(body).toMatchObject({ ok: true, notYetSealed: 0 });
    expect(body.eventsChecked).toBeGreaterThanOrEqual(newestSeal?.size ?? 1);
    const { verification } = await sealed();
    expect(verification).toMatchObject({ verdict: body, eventsChecked: body.eventsChecked });
  });

  it('tells how far a verification is, line by line, the verdict last', async () => {
    const headers = { authorization: `Bearer ${String(admin.accessToken)}` };
    const answer = await fetch(`${product.url}/api/audit/verify/progress`, { method: 'POST', headers });
    const lines = (await answer.text()).trimEnd().split('\n');
    const last = JSON.parse(lines.at(-1) ?? '') as ProofStateResponse['verification'];
    expect(last).toMatchObject({ finishedAt: expect.any(String), verdict: { ok: true } });
    expect(last?.eventsChecked).toBeGreaterThanOrEqual(last?.eventsToCheck ?? 1);
  });

  it('is for auditors and admins', async () => {
    for (const path of ['seals', 'proof', 'proof/consistency?from=1&to=2']) {
      expect((await creator.get(`/api/audit/${path}`)).status).toBe(403);
    }
    expect((await creator.post('/api/audit/verify')).status).toBe(403);
    expect((await product.visitor().post('/api/audit/verify')).status).toBe(401);
  });
});
