import { beforeAll, expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { proCreator, submitDay } from '../../../../../test/support/creators.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { type ExportedProof, faultOfProof } from '../../../../platform/proof/exported-proof.js';
import { VerifyingKeys } from '../../../../platform/proof/seal-keys.js';
import type { EvidenceResponse } from './evidence.response.js';

const product = testApp();
const admin = adminOf(product);
let creator: TestClient;
beforeAll(async () => {
  creator = await proCreator(product, admin);
  const appraisal = await submitDay(creator);
  await admin.post(`/api/admin/appraisals/${appraisal}/approve`, { points: 9, comment: 'Kept the promise' });
  await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: -4, reason: 'Counted twice' });
});

const ask = async (query = '') =>
  (
    await admin.get<EvidenceResponse>(
      `/api/audit/evidence?subject=${idOf(creator)}&type=PointsAwarded,PointsAdjusted&reason=A%20complaint${query}`,
    )
  ).body;

it('says who changed what and why, oldest first, each with a proof under one seal', async () => {
  await eventually(async () => {
    const { items, seal, publicKey, isCut } = await ask();
    expect(items.map(({ type }) => type)).toEqual(['PointsAwarded', 'PointsAdjusted']);
    expect(items[0]).toMatchObject({
      beginner: idOf(admin),
      sealed: [],
      because: { type: 'AppraisalApproved', data: { comment: 'Kept the promise' } },
    });
    expect(items[1]).toMatchObject({ actor: idOf(admin), data: { applied: -4, reason: 'Counted twice' } });
    const keys = new VerifyingKeys([publicKey]);
    const proofs = items.map(({ proof }) => proof as unknown as ExportedProof);
    expect(proofs.map((proof) => [proof.seal.number, faultOfProof(proof, keys)])).toEqual([
      [seal?.number, undefined],
      [seal?.number, undefined],
    ]);
    expect(isCut).toBe(false);
  });
});

it('shows nothing internal in words, while the proof is over the event as it is stored', async () => {
  await eventually(async () => {
    const { publicKey, items } = (
      await admin.get<EvidenceResponse>(
        `/api/audit/evidence?subject=${idOf(creator)}&type=MemberRegistered&reason=A%20complaint`,
      )
    ).body;
    expect(items[0]?.data).toMatchObject({ firstName: 'Ada' });
    expect(items[0]?.data).not.toHaveProperty('passwordDigest');
    const proof = items[0]?.proof as unknown as ExportedProof;
    expect(faultOfProof(proof, new VerifyingKeys([publicKey]))).toBeUndefined();
  });
});

it('is of the time that is asked for', async () => {
  expect((await ask('&to=2020-01-01T00:00:00Z')).items).toEqual([]);
});

it('asks why, and is on record with it and with whom it shows', async () => {
  expect((await admin.get(`/api/audit/evidence?subject=${idOf(creator)}`)).status).toBe(400);
  const { body } = await admin.get<{ items: object[] }>(`/api/audit/access-log?subject=${idOf(creator)}&kind=exported`);
  expect(body.items[0]).toMatchObject({ route: 'GET /api/audit/evidence', reason: 'A complaint' });
  expect((await creator.get(`/api/audit/evidence?subject=${idOf(creator)}&reason=curious`)).status).toBe(403);
});
