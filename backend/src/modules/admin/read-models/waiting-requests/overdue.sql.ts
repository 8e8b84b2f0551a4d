import type { Pool } from '../../../../platform/database/pool.js';
import type { Queue } from './waiting-requests.row.js';

const HOUR_MS = 3_600_000;

/** The pending rows of each queue, and the column of their waiting time. */
const waits: Readonly<Record<Queue, string>> = {
  appraisals: 'read.pending_appraisals where submitted_at',
  kyc: 'read.pending_kyc where waiting_since',
  payments: "read.payments where status = 'pending' and submitted_at",
  orders: 'read.all_orders where open_since',
  hireRequests: 'read.pending_hire_requests where requested_at',
  growthTools: 'read.pending_tool_requests where requested_at',
  loans: 'read.pending_loans where requested_at',
};

/** Counts open privacy requests, and those that are overdue. */
export async function countPrivacyRequests(pool: Pool, now: Date): Promise<{ waiting: number; overdue: number }> {
  const text = `select count(*)::int as waiting, count(*) filter (where due_at < $1)::int as overdue
    from read.privacy_requests where answered_at is null`;
  return (await pool.query<{ waiting: number; overdue: number }>(text, [now])).rows[0] ?? { waiting: 0, overdue: 0 };
}

/** How many rows have waited longer than the target of their queue. */
export async function countOverdue(
  pool: Pool,
  queues: readonly Queue[],
  hours: Readonly<Record<Queue, number>>,
  now: Date,
): Promise<Partial<Record<Queue, number>>> {
  if (queues.length === 0) return {};
  const counts = queues.map(
    (queue, i) => `select '${queue}' as queue, count(*)::int as n from ${waits[queue]} < $${String(i + 1)}`,
  );
  const times = queues.map((queue) => new Date(now.getTime() - hours[queue] * HOUR_MS));
  const { rows } = await pool.query<{ queue: Queue; n: number }>(counts.join(' union all '), times);
  return Object.fromEntries(rows.map(({ queue, n }) => [queue, n]));
}
