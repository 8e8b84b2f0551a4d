import { describe, expect, it } from '@jest/globals';
import type { MemberState } from '../api/member-state.query';
import { compareStates } from './compare-states';

const nothing: MemberState = {
  at: '2030-01-01T00:00:00Z',
  events: 0,
  profile: null,
  journey: null,
  kyc: null,
  membership: null,
  appraisals: [],
  orders: [],
  pointsLedger: [],
  toolRequests: [],
  hireRequests: [],
  programFees: [],
  loans: [],
  invitations: [],
  notifications: [],
};

describe('two moments side by side', () => {
  it('tell what was there then, what is there now, and whether it differs', () => {
    const then = { ...nothing, profile: { id: 'a', firstName: 'Ada', points: 0 } };
    const now = { ...nothing, profile: { id: 'a', firstName: 'Ada', points: 12 } };
    expect(compareStates(then, now)).toEqual([
      { key: 'Profile First name', part: 'Profile', name: 'First name', then: 'Ada', other: 'Ada', differs: false },
      { key: 'Profile Points', part: 'Profile', name: 'Points', then: 0, other: 12, differs: true },
    ]);
  });

  it('show what came into being in between', () => {
    const order = { id: 'o', status: 'pending', orderDetails: { toolName: 'Flier Prints' } };
    expect(compareStates(nothing, { ...nothing, orders: [order] })).toEqual([
      { key: 'Order o', part: 'Order', name: 'Flier Prints', then: null, other: order, differs: true },
    ]);
  });

  it('tell two orders of one tool apart', () => {
    const order = (id: string) => ({ id, status: 'pending', orderDetails: { toolName: 'Flier Prints' } });
    const now = { ...nothing, orders: [order('a'), order('b')] };
    expect(compareStates(nothing, now).map(({ key }) => key)).toEqual(['Order a', 'Order b']);
  });

  it('call a hire request by what is asked for', () => {
    const request = { id: 'h', status: 'pending', details: { department: 'Marketing', numberOfInterns: '3-5' } };
    expect(compareStates(nothing, { ...nothing, hireRequests: [request] })).toMatchObject([
      { part: 'Hire request', name: '3-5 for Marketing' },
    ]);
  });

  it('tell codes as they are read', () => {
    const now = { ...nothing, profile: { country: 'nigeria' }, membership: { proPlan: 'standard' } };
    expect(compareStates(nothing, now)).toMatchObject([{ other: 'Nigeria' }, { other: 'Standard' }]);
  });

  it('leave out what neither knows', () => {
    expect(compareStates(nothing, nothing)).toEqual([]);
    expect(compareStates(nothing, { ...nothing, profile: { email: '', roles: [] } })).toEqual([]);
  });

  it('call nothing different that reads the same', () => {
    const now = { ...nothing, profile: { proPlan: 'none' }, journey: { pro: false } };
    expect(compareStates(nothing, now)).toMatchObject([{ name: 'Pro', then: null, other: false, differs: true }]);
  });
});
