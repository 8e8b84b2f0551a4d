import { describe, expect, it } from '@jest/globals';
import { challenge } from '../modules/appraisals/public.js';
import { membership, order, programFee, toolRequest } from '../modules/commerce/public.js';
import { journey } from '../modules/creator-journey/public.js';
import { hireRequest } from '../modules/hiring/public.js';
import { memberAggregate } from '../modules/identity/public.js';
import { verification } from '../modules/kyc/public.js';
import type { AnyAggregate } from '../platform/event-sourcing/index.js';
import { EventRegistry } from '../platform/event-store/event-registry.js';
import type { ExportRow, Fields, TableName } from './export-row.js';
import { MemberHistory } from './member-history.js';
import { planHistory } from './plan.js';

const registry = new EventRegistry();
const kinds: AnyAggregate[] = [
  memberAggregate,
  challenge,
  journey,
  membership,
  order,
  programFee,
  toolRequest,
  hireRequest,
  verification,
];
for (const aggregate of kinds) registry.register(aggregate);

const id = '0b1c2d3e-0000-4000-8000-000000000001';
const context = { source: 'old', batch: 'b', now: new Date('2026-11-01T00:00:00Z'), unknownPassword: 'nobody’s' };
const rowOf = (table: TableName, values: Fields, row = 2): ExportRow => ({ table, row, values });
const user = rowOf('users', { id, email: 'Ada@Example.com', created_at: '2025-03-01 10:00:00+01' });
const names = { first_name: 'Ada', last_name: 'Obi', country: 'Nigeria', state: 'lagos state', gender: 'F' };
const profile = (more: Fields = {}): ExportRow =>
  rowOf('profiles', { id, ...names, phone: '0803 123 4567', membership_type: 'Intern', ...more });
const day = (dayNumber: number, more: Fields = {}): ExportRow =>
  rowOf('daily_appraisals', {
    ...{
      id: `day-${String(dayNumber)}-${more.status ?? ''}`,
      day_number: String(dayNumber),
      learnings: 'Much',
      assignment_url: 'https://x',
    },
    ...{ created_at: `2025-03-0${String(dayNumber + 1)} 09:00:00`, status: 'approved', points: '10', ...more },
  });

function lived(rows: { user?: ExportRow; profile?: ExportRow; others?: ExportRow[] }, obstacle?: string) {
  const history = new MemberHistory(id, context.source, registry);
  const { account } = planHistory(history, { others: [], ...rows }, context, { isHere: false, obstacle });
  const steps = history.inOrder();
  const events = steps.flatMap((step) =>
    step.events.map(({ type, data }) => ({ at: step.at.toISOString(), type, data })),
  );
  return { account, events, types: events.map(({ type }) => type), refused: history.refused };
}

describe('a member of the export', () => {
  it('is registered at the time and with the facts of then, written as we do', () => {
    const { events, account } = lived({ user, profile: profile() });
    expect(events[0]).toMatchObject({
      at: '2025-03-01T09:00:00.000Z',
      type: 'MemberRegistered',
      data: {
        email: 'ada@example.com',
        state: 'Lagos',
        phone: '+2348031234567',
        gender: 'Female',
        membershipType: 'Creator',
      },
    });
    expect(events.at(-1)).toMatchObject({ type: 'MemberImported', data: { source: 'old', batch: 'b' } });
    expect(account).toMatchObject({ memberId: id, bannedAt: null });
  });

  it.each(['Lagos', 'lagos', 'LAGOS STATE', ' Lagos.', 'Lagos-State'])('lives in Lagos, spelt %j', (state) =>
    expect(lived({ user, profile: profile({ state }) }).events[0]?.data).toMatchObject({ state: 'Lagos' }),
  );

  it('keeps a state that we do not know', () =>
    expect(lived({ user, profile: profile({ state: 'Atlantis' }) }).events[0]?.data).toMatchObject({
      state: 'Atlantis',
    }));

  it('is known by the metadata of the account where the profile is missing', () => {
    const metadata = JSON.stringify({ ...names, membership_type: 'Business' });
    const { types } = lived({ user: rowOf('users', { ...user.values, raw_user_meta_data: metadata }) });
    expect(types).toEqual(['MemberRegistered', 'BusinessApplicationOpened', 'MemberImported']);
  });

  it.each<[string, Fields, string]>([
    ['no type', { membership_type: '' }, 'has no membership_type'],
    ['a type that we do not have', { membership_type: 'Guru' }, 'membership_type is none of'],
    ['a phone that is none', { phone: 'call me' }, 'phone is no number of Nigeria'],
    ['points that are none', { points: 'many' }, 'points is no whole number'],
    ['more points than can be counted', { points: '9999999999' }, 'points is more than 1000000000'],
    [
      'a status of verification that is none',
      { membership_type: 'Business', kyc_status: 'lost' },
      'kyc_status is none of',
    ],
    ['an account that was deleted', { deleted_at: '2025-02-01 10:00:00+00' }, 'is of an account that was deleted'],
    ['a time that is none', { banned_at: 'yesterday' }, 'banned_at is no time'],
    ['a day that no month has', { banned_at: '2025-02-30' }, 'banned_at is no time'],
  ])('with %s is refused with all of its rows', (_, more, problem) => {
    const values = Object.fromEntries(Object.entries(profile(more).values).filter(([, value]) => value !== ''));
    const { events, refused } = lived({ user, profile: rowOf('profiles', values), others: [day(1)] });
    expect(events).toEqual([]);
    expect(refused.map(({ row }) => row.table)).toEqual(['users', 'profiles', 'daily_appraisals']);
    expect(refused[0]?.problems.join()).toContain(problem);
    expect(refused[2]?.problems.join()).toBe('goes with row 2 of users, which is refused');
  });

  it('is told all that is wrong with it, with what stands in its way', () => {
    const account = rowOf('users', { ...user.values, email: 'ada', encrypted_password: 'open sesame' });
    const odd = profile({ membership_type: 'Guru', phone: 'call me', banned_at: 'yesterday', points: 'many' });
    const { events, refused } = lived({ user: account, profile: odd }, 'is here already');
    expect(events).toEqual([]);
    expect(refused[0]?.problems).toEqual([
      'is here already',
      expect.stringContaining('membership_type is none of'),
      'email is no address',
      expect.stringContaining('phone is no number'),
      'points is no whole number',
      'encrypted_password is no bcrypt hash: empty it',
      expect.stringContaining('banned_at is no time'),
    ]);
    expect(refused[1]?.problems).toEqual(refused[0]?.problems);
  });

  it('is banned after all the rest', () => {
    const { types } = lived({ user, profile: profile({ banned_at: '2025-03-01 11:00:00', motivation: 'Growth' }) });
    expect(types).toEqual(expect.arrayContaining(['ProfileEdited', 'MemberBanned']));
    expect(types.indexOf('MemberBanned')).toBeGreaterThan(types.indexOf('ProfileEdited'));
  });
});

describe('the challenge of the export', () => {
  it('awards its points, and leaves a missing day a gap', () => {
    const { events, refused } = lived({ user, profile: profile(), others: [day(3), day(1)] });
    const days = events
      .filter(({ type }) => type === 'AppraisalApproved')
      .map(({ data }) => (data as { dayNumber: number }).dayNumber);
    expect([days, refused]).toEqual([[1, 3], []]);
    expect(events.filter(({ type }) => type === 'PointsAwarded').at(-1)?.data).toMatchObject({ total: 20 });
  });

  it('tells attempts at a day apart', () => {
    const again = day(1, { status: 'rejected', created_at: '2025-03-02 08:00:00' });
    const { types } = lived({ user, profile: profile(), others: [day(1), again] });
    expect(types.filter((type) => type.startsWith('Appraisal'))).toEqual([
      'AppraisalSubmitted',
      'AppraisalRejected',
      'AppraisalSubmitted',
      'AppraisalApproved',
    ]);
  });

  it('refuses a mark that nobody can give, with nothing of its row', () => {
    const { types, refused } = lived({ user, profile: profile(), others: [day(1, { points: '99' })] });
    expect(types).not.toContain('AppraisalSubmitted');
    expect(refused[0]?.problems.join()).toBe('Enter a whole number of points from 0 to 15.');
  });

  it('tells all that is wrong with a row, read as it should or not', () => {
    const odd = day(8, { self_rating: 'good', created_at: 'then', status: 'lost' });
    const { refused } = lived({ user, profile: profile(), others: [{ ...odd, problem: 'holds odd bytes' }] });
    expect(refused[0]?.problems).toEqual([
      'holds odd bytes',
      'day_number is none of 1 to 7',
      'status is none of pending, approved, rejected',
      expect.stringContaining('created_at is no time'),
      'self_rating is no whole number',
    ]);
  });

  it('is refused to a business', () => {
    const { refused } = lived({ user, profile: profile({ membership_type: 'Business' }), others: [day(1)] });
    expect(refused[0]?.problems.join()).toBe('is of a member who is no creator');
  });

  it('leaves the points that nothing explains to one adjustment', () => {
    const { events } = lived({ user, profile: profile({ points: '60' }), others: [day(1)] });
    expect(events.find(({ type }) => type === 'PointsAdjusted')?.data).toMatchObject({ applied: 50, total: 60 });
    expect(events.map(({ type }) => type)).toContain('MilestoneReached');
  });
});

describe('Pro of the export', () => {
  const fee = (confirmed: string): ExportRow =>
    rowOf('program_fee_payments', {
      ...{ application_id: 'fee-1', user_id: id, reference: 'TRX 1', amount: '35,000', status: 'confirmed' },
      ...{ submitted_at: '2025-03-02 10:00:00', confirmed_at: confirmed },
    });

  it('counts from the payment while that runs', () => {
    const { events } = lived({
      user,
      profile: profile({ profile_status: 'pro' }),
      others: [fee('2026-10-01 10:00:00')],
    });
    const pro = events.filter(({ type }) => type.startsWith('Pro') && !type.startsWith('ProgramFee'));
    expect(pro.map(({ type, at }) => [type, at])).toEqual([['ProUpgraded', '2026-10-01T10:00:00.000Z']]);
    expect(events.find(({ type }) => type === 'ProgramFeeSubmitted')?.data).toMatchObject({ amount: 3_500_000 });
  });

  it('begins with the move where no payment runs', () => {
    const { types } = lived({
      user,
      profile: profile({ profile_status: 'pro' }),
      others: [fee('2025-03-03 10:00:00')],
    });
    expect(types.filter((type) => /^Pro(Up|Ex)/.test(type))).toEqual(['ProUpgraded', 'ProExpired', 'ProUpgraded']);
  });
});

describe('requests of the export', () => {
  const business = profile({ membership_type: 'Business' });
  const orderRow = (more: Fields): ExportRow =>
    rowOf('orders', {
      id: 'o-1',
      user_id: id,
      order_details: '{"toolName":"Radio Spot","price":12000}',
      created_at: '2025-04-01',
      ...more,
    });

  it('keep a tool and a status that we do not know', () => {
    const { events } = lived({ user, profile: business, others: [orderRow({ status: 'shipped' })] });
    expect(events.find(({ type }) => type === 'OrderPlaced')?.data).toMatchObject({
      toolName: 'Radio Spot',
      price: { amount: 1_200_000, currency: 'NGN' },
    });
    expect(events.find(({ type }) => type === 'OrderStatusKept')?.data).toEqual({ status: 'shipped' });
  });

  it('go the whole way to where they were', () => {
    const { types } = lived({ user, profile: business, others: [orderRow({ status: 'completed' })] });
    expect(types.filter((type) => type.startsWith('Order'))).toEqual([
      'OrderPlaced',
      'OrderProcessingStarted',
      'OrderCompleted',
    ]);
  });

  it('are decided or wait, as they did', () => {
    const tool = rowOf('growth_tool_requests', {
      application_id: 't',
      user_id: id,
      tool_name: 'Till',
      status: 'approved',
      created_at: '2025-04-01',
    });
    const hire = rowOf('intern_hire_requests', {
      id: 'h',
      business_owner_id: id,
      request_details: '{"skills":"Reels"}',
      created_at: '2025-04-02',
    });
    const { types, events } = lived({ user, profile: business, others: [tool, hire] });
    expect(types).toEqual(expect.arrayContaining(['ToolRequested', 'ToolRequestApproved', 'HireRequested']));
    expect(events.find(({ type }) => type === 'HireRequested')?.data).toMatchObject({
      numberOfInterns: '1',
      workType: 'Remote',
    });
  });

  it('tell all that is wrong with them', () => {
    const { refused } = lived({
      user,
      profile: business,
      others: [
        orderRow({ order_details: '{}', created_at: 'then' }),
        rowOf('program_fee_payments', { user_id: id, plan: 'gold', currency: 'GBP', amount: 'much', status: 'lost' }),
      ],
    });
    expect(refused.map(({ problems }) => problems)).toEqual([
      [
        expect.stringContaining('created_at is no time'),
        'names no tool in order_details',
        'has no price in order_details',
      ],
      [
        'has no created_at',
        expect.stringContaining('status is none of'),
        expect.stringContaining('plan is none of'),
        expect.stringContaining('currency is none of'),
        'amount is no amount',
      ],
    ]);
  });

  it('of nobody are refused', () => {
    expect(lived({ others: [orderRow({})] }).refused[0]?.problems.join()).toContain(
      'is of nobody who is in the export or here',
    );
  });
});
