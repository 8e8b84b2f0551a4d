import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from '../platform/database/pool.js';

const POLL_INTERVAL_MS = 5;
const WAIT_TIMEOUT_MS = 30_000;

const open = `select heard.follower from unnest($1::text[], $2::text[]) heard (follower, type)
  left join es.checkpoints c on c.consumer = heard.follower
  where exists (select from es.events e where e.type = heard.type
    and (e.inc, e.tx, e.pos) > (coalesce(c.inc, 0::smallint), coalesce(c.tx, '0'::xid8), coalesce(c.pos, -1)))
  limit 1`;

interface Consumer {
  readonly name: string;
  readonly on: object;
}

/** Waits until all consumers have caught up with the log and its consequences. */
export async function waitForConsumers(
  followers: readonly Consumer[],
  pool: Pool,
  timeoutMs = WAIT_TIMEOUT_MS,
): Promise<void> {
  const heard = followers.flatMap(({ name, on }) => Object.keys(on).map((type) => ({ name, type })));
  const values = [heard.map(({ name }) => name), heard.map(({ type }) => type)];
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await pool.query<{ follower: string }>({ name: 'open-reactions', text: open, values });
    const [behind] = rows;
    if (!behind) return;
    if (performance.now() > deadline) throw new Error(`${behind.follower} does not come to an end.`);
    await pause(POLL_INTERVAL_MS);
  }
}
