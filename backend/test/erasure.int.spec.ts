import { beforeAll, describe, expect, it } from '@jest/globals';
import { replayIn } from '../src/command-line/replay.js';
import { Erasers } from '../src/platform/erasure/eraser.js';
import { ReadModelRegistry } from '../src/platform/projections/read-model-registry.js';
import { dump, holders, textTables } from './support/dump.js';
import { eventually } from './support/eventually.js';
import { adminOf, testApp } from './support/fixtures.js';
import { type MarkedMember, registerMarkedBusiness, registerMarkedCreator } from './support/personal-data-markers.js';
import { PASSWORD } from './support/test-client.js';

const product = testApp({ PAYSTACK_SECRET_KEY: 'sk_test_of_the_markers' });
const admin = adminOf(product);
let creator: MarkedMember;
let business: MarkedMember;
beforeAll(async () => {
  creator = await registerMarkedCreator(product, admin);
  business = await registerMarkedBusiness(product, admin);
});

const held = async ({ markers }: MarkedMember) => holders(await dump(product), markers.words);
const erase = ({ id }: MarkedMember, body: object = {}) => admin.post(`/api/audit/members/${id}/erase`, body);

/** Tables without texts of members, and why. */
const free: Readonly<Record<string, string>> = {
  'es.events': 'personal fields are encrypted, and their keys are destroyed',
  'es.streams': 'kinds and ids',
  'es.subject_keys': 'keys, and what is left of destroyed ones',
  'es.peppers': 'secrets of the product',
  'es.checkpoints': 'names of consumers',
  'es.parked': 'where events are in the log, and kinds of failures',
  'es.rebuilds': 'names of read models, and how far their rebuilds came',
  'es.effects': 'ids of jobs, and of what they are about',
  'es.live_attachments': 'live messages: topics and ids, for half a minute',
  'es.tries': 'hashes of who tried what',
  'es.holds': 'ids of staff and of what they have open, for two minutes',
  'es.job_store': 'which server holds the jobs',
  'es.running_processes': 'names of machines and processes, and kinds of failures',
  'es.pauses': 'what operators stopped, with the reason that the log has in clear text',
  'es.operator_notices': 'names of conditions',
  'es.job_failures': 'ids of jobs, and kinds of failures',
  'es.erasures': 'who was erased, by id',
  'es.access_log': 'ids and choices; reasons are encrypted, and their keys are destroyed',
  'identity.kept_bans': 'keyed hashes of banned addresses and numbers, without their members',
  'es.seals': 'signed sums over the log',
  'es.seal_tiles': 'hashes of the log',
  'webhooks.endpoints': 'addresses of others, and names of events',
  'webhooks.deliveries': 'types and places of events, and what receivers answered who were sent no personal data',
  'public.schema_migrations': 'names of migrations',
};
/** Tables of the queues. Jobs hold only ids. */
const isOfQueues = (name: string): boolean => name.startsWith('bullmq.');

describe('the registry of erasers', () => {
  it('answers for every table that could hold a text', async () => {
    const rows = product.app.get(ReadModelRegistry, { strict: false }).all();
    const erasers = product.app.get(Erasers, { strict: false }).all();
    const answered = new Set([
      ...rows.flatMap(({ row: { meta }, rollUps }) =>
        [meta.tableName, ...rollUps.map(({ table }) => table)].map((t) => `read.${t}`),
      ),
      ...erasers.flatMap(({ tables }) => tables),
      ...Object.keys(free),
    ]);
    const tables = await textTables(product);
    expect(tables.filter((name) => !answered.has(name) && !isOfQueues(name))).toEqual([]);
    expect(Object.keys(free).filter((name) => !tables.includes(name))).toEqual([]);
  });
});

describe('erasing a member', () => {
  it('leaves nothing of a creator in any table, and everything of the others', async () => {
    const before = await held(creator);
    for (const table of ['profile', 'members', 'appraisals', 'pending_appraisals', 'points_ledger', 'program_fees']) {
      expect(before).toContain(`read.${table}`);
    }
    expect(before).toContain('commerce.card_payments');
    const others = await held(business);

    const { status, body } = await erase(creator, { email: creator.email });
    expect([status, body]).toMatchObject([200, { memberId: creator.id, erased: [{}, {}, {}] }]);
    await eventually(async () => expect(await held(creator)).toEqual([]));
    expect(await held(business)).toEqual(others);
  });

  it('leaves nothing of a business in any table, replaced ones included', async () => {
    await replayIn(product.app, { names: ['kyc'], compare: false }, () => undefined);
    const before = await held(business);
    expect(before.filter((table) => table.startsWith('retired_'))).toHaveLength(1);
    for (const table of ['kyc', 'pending_kyc', 'loans', 'pending_loans', 'hire_requests', 'tool_requests', 'orders']) {
      expect(before).toContain(`read.${table}`);
    }
    expect((await erase(business)).status).toBe(200);
    await eventually(async () => expect(await held(business)).toEqual([]));
  });

  it('ends every session at once and frees the address', async () => {
    expect((await creator.client.get('/api/me')).status).toBe(401);
    expect((await creator.client.send('POST', '/api/auth/refresh')).status).toBe(401);
    const { email } = creator;
    expect((await product.visitor().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401);
    expect((await product.visitor().register({ email })).user.id).not.toBe(creator.id);
  });
});
