import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from '../platform/database/pool.js';

const WAITING = 50_000;

/** Fills two queues with two months of waiting requests, many of some members and few of others. */
export async function fillQueues(app: NestFastifyApplication): Promise<void> {
  const pool = app.get(Pool);
  const of = `select gen_random_uuid(), id, $1::text, now() - random() * interval '60 days'
    from (select id from read.members, generate_series(1, $2) limit $2) asking`;
  await pool.query(
    `insert into read.pending_tool_requests (id, member_id, origin, requested_at, tool_name)
    select asked.*, 'Delivery bag ' || (random() * 1000)::int from (${of}) asked`,
    ['member', WAITING],
  );
  await pool.query(
    `insert into read.pending_loans (id, member_id, purpose, requested_at, amount)
    select asked.*, '{"amount": 25000000, "currency": "NGN"}'::jsonb from (${of}) asked`,
    ['Flour', WAITING],
  );
  await pool.query('analyze read.pending_tool_requests, read.pending_loans');
}
