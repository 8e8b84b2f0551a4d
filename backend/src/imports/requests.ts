import { referenceKey } from '../modules/commerce/card-payments/reference-key.js';
import {
  membership,
  membershipOf,
  order,
  type Plan,
  programFee,
  programFeeOf,
  toolRequest,
} from '../modules/commerce/public.js';
import { hireRequest } from '../modules/hiring/public.js';
import { addDays, intend } from '../platform/event-sourcing/index.js';
import { currencies, growthTools, hireForm, plans } from '../reference-data/index.js';
import { type ExportRow, type Fields, keyOf, present, readAll } from './export-row.js';
import type { MemberHistory } from './member-history.js';
import { objectIn, textOf } from './read-export.js';
import { oneOf, sumIn, timeIn, wordsIn } from './values.js';

interface Asked {
  readonly on: { readonly streamId: string; readonly subjectId: string };
  readonly askedAt: Date;
  readonly decidedAt: Date;
  readonly status: string;
}

function askedIn(history: MemberHistory, row: ExportRow): Asked {
  const { askedAt, decidedAt } = readAll({
    askedAt: () => present(timeIn(row.values, 'created_at', 'submitted_at'), 'has no created_at'),
    decidedAt: () => timeIn(row.values, 'confirmed_at', 'approved_at', 'decided_at', 'updated_at'),
  });
  const on = { streamId: history.idOf(row), subjectId: history.memberId };
  return { on, askedAt, decidedAt: decidedAt ?? askedAt, status: row.values.status?.trim().toLowerCase() ?? 'pending' };
}

const nested = ({ values }: ExportRow, field: string): Fields => {
  const entries = Object.entries(objectIn(values[field]) ?? {}).map(([name, value]) => [name, textOf(value)] as const);
  return { ...values, ...Object.fromEntries(entries.filter(([, value]) => value !== '')) };
};

/** A tool outside the catalogue keeps its name. */
export function importOrder(history: MemberHistory, row: ExportRow): void {
  const details = nested(row, 'order_details');
  const name = wordsIn(details.toolName ?? details.tool_name);
  const listed = growthTools.find((tool) => tool.name === name)?.price.amount;
  const { asked, toolName, amount } = readAll({
    asked: () => askedIn(history, row),
    toolName: () => present(name, 'names no tool in order_details'),
    amount: () => present(sumIn(details.price ?? details.amount, 'price') ?? listed, 'has no price in order_details'),
  });
  const { on, askedAt, decidedAt, status } = asked;
  const place = { type: 'PlaceOrder', data: { toolName, price: { amount, currency: 'NGN' } } } as const;
  history.carryOut(row, '', askedAt, intend(order, on, place));
  for (const to of stepsTo[status] ?? []) {
    const data = { to, reviewerIsMember: false };
    history.carryOut(row, to, decidedAt, intend(order, on, { type: 'ChangeOrderStatus', data }));
  }
  if (status !== 'pending' && !stepsTo[status])
    history.carryOut(row, 'status', decidedAt, intend(order, on, { type: 'KeepOrderStatus', data: { status } }));
}

const stepsTo: Readonly<Record<string, readonly ('processing' | 'completed' | 'rejected')[]>> = {
  processing: ['processing'],
  completed: ['processing', 'completed'],
  rejected: ['rejected'],
};

const decisions = ['pending', 'approved', 'rejected'] as const;

function decisionIn({ status = 'pending' }: Fields): 'approved' | 'rejected' | undefined {
  const decision = oneOf('status', status, decisions);
  return decision === 'pending' ? undefined : decision;
}

export function importToolRequest(history: MemberHistory, row: ExportRow): void {
  const { asked, toolName, to } = readAll({
    asked: () => askedIn(history, row),
    toolName: () => present(wordsIn(row.values.tool_name ?? row.values.toolname), 'has no tool_name'),
    to: () => decisionIn(row.values),
  });
  const { on, askedAt, decidedAt } = asked;
  const data = { toolName, origin: 'member' } as const;
  history.carryOut(row, '', askedAt, intend(toolRequest, on, { type: 'RequestTool', data }));
  const decision = { type: 'DecideToolRequest', data: { to: to ?? 'approved', reviewerIsMember: false } } as const;
  if (to) history.carryOut(row, to, decidedAt, intend(toolRequest, on, decision));
}

export function importHireRequest(history: MemberHistory, row: ExportRow): void {
  const { asked, to } = readAll({ asked: () => askedIn(history, row), to: () => decisionIn(row.values) });
  const { on, askedAt, decidedAt } = asked;
  const details = nested(row, 'request_details');
  const { numberOfInterns, workType } = hireForm.defaults;
  const data = {
    department: wordsIn(details.department) ?? null,
    skills: wordsIn(details.skills) ?? null,
    numberOfInterns: wordsIn(details.numberOfInterns) ?? numberOfInterns,
    workType: wordsIn(details.workType) ?? workType,
    stipend: wordsIn(details.stipend) ?? null,
    jobDuration: wordsIn(details.jobDuration) ?? null,
  };
  history.carryOut(row, '', askedAt, intend(hireRequest, on, { type: 'RequestCreators', data }));
  const decision = { type: 'DecideHireRequest', data: { to: to ?? 'approved', reviewerIsMember: false } } as const;
  if (to) history.carryOut(row, to, decidedAt, intend(hireRequest, on, decision));
}

const feeStatuses = ['pending', 'confirmed', 'rejected'] as const;

/** Uses the plan's price if the row has none. A confirmed fee makes the member Pro. */
export function importFee(history: MemberHistory, row: ExportRow): void {
  const { values } = row;
  const { asked, status, plan, currency, paid } = readAll({
    asked: () => askedIn(history, row),
    status: () =>
      oneOf('status', values.status ?? 'pending', feeStatuses, { approved: 'confirmed', paid: 'confirmed' }),
    plan: () => planIn(values.plan),
    currency: () =>
      oneOf(
        'currency',
        values.currency ?? 'NGN',
        currencies.map(({ code }) => code),
      ),
    paid: () => sumIn(values.amount, 'amount'),
  });
  const { askedAt, decidedAt } = asked;
  const amount = paid ?? plan.prices[currency].amount;
  const reference = wordsIn(values.reference) ?? keyOf(row);
  const on = programFeeOf(history.memberId, referenceKey(reference));
  const submission = { plan: plan.id, amount, currency, reference, source: 'member' } as const;
  history.carryOut(row, '', askedAt, intend(programFee, on, { type: 'SubmitProgramFee', data: submission }));
  if (status === 'rejected') {
    const data = { reviewerIsMember: false };
    return history.carryOut(row, status, decidedAt, intend(programFee, on, { type: 'RejectProgramFee', data }));
  }
  if (status !== 'confirmed') return;
  const data = { reviewerIsMember: false };
  history.carryOut(row, status, decidedAt, intend(programFee, on, { type: 'ConfirmProgramFee', data }));
  buyPro(history, row, { plan: plan.id, claimId: on.streamId, at: decidedAt });
}

function planIn(text = 'standard'): (typeof plans)[number] {
  const ids = plans.map((plan) => plan.id);
  const id = oneOf('plan', text, ids);
  return plans.find((plan) => plan.id === id) as (typeof plans)[number];
}

function buyPro(
  history: MemberHistory,
  row: ExportRow,
  { plan, claimId, at }: { plan: Plan; claimId: string; at: Date },
): void {
  const data = { plan, claimId, now: at.toISOString() };
  history.carryOut(row, 'pro', at, intend(membership, membershipOf(history.memberId), { type: 'BuyPro', data }));
}

/** A Pro profile stays Pro on the day of the import. Without a payment, a new period begins. */
export function importPro(history: MemberHistory, { profile_status: status }: Fields, now: Date): void {
  if (status?.toLowerCase() !== 'pro') return;
  const on = membershipOf(history.memberId);
  const state = history.stateOf(membership, on.streamId);
  if (state.status === 'pro' && new Date(state.validUntil) > now) return;
  if (state.status === 'pro') {
    const endedAt = new Date(state.validUntil);
    const data = { now: addDays(endedAt, 1).toISOString(), graceDays: 0 };
    history.carryOut('member', 'expired', endedAt, intend(membership, on, { type: 'ExpirePro', data }));
  }
  const data = { plan: 'standard', now: now.toISOString(), adminIsMember: false } as const;
  history.carryOut('member', 'pro', now, intend(membership, on, { type: 'UpgradeToPro', data }));
}
