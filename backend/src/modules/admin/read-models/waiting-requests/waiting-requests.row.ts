import { p } from '@mikro-orm/core';
import type { PolicyName } from '../../../../access/policies.js';
import { type RollUp, type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const WaitingRequests = readTable('WaitingRequests', 'waiting_requests', {
  id: p.uuid().primary(),
  appraisals: p.integer(),
  kyc: p.integer(),
  payments: p.integer(),
  orders: p.integer(),
  hireRequests: p.integer(),
  growthTools: p.integer(),
  loans: p.integer(),
});

export type WaitingRequestsRow = RowOf<typeof WaitingRequests>;
export type Queue = Exclude<keyof WaitingRequestsRow, 'id'>;

export const nothingWaits: Readonly<Record<Queue, number>> = {
  appraisals: 0,
  kyc: 0,
  payments: 0,
  orders: 0,
  hireRequests: 0,
  growthTools: 0,
  loans: 0,
};

export const waitingFigures: RollUp<WaitingRequestsRow> = {
  table: 'waiting_requests_figures',
  figuresOf: ({ id, ...counts }) => counts,
};

/** The policy for reading each queue. */
export const queueReaders: Readonly<Record<Queue, PolicyName>> = {
  appraisals: 'review-appraisals',
  kyc: 'review-kyc',
  payments: 'read-payments',
  orders: 'read-orders',
  hireRequests: 'review-hire-requests',
  growthTools: 'review-tool-requests',
  loans: 'decide-loans',
};
