// A log of events without personal data, inserted by the database server in one statement.

export async function seedLessons(pool, events) {
  await withoutTimeout(
    pool,
    `insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
       correlation_id, command_id, data)
     select md5((n / 7)::text)::uuid, n % 7 + 1, 1, pg_current_xact_id(), 'LessonRead', 1, now(), gen_random_uuid(),
       md5((n / 7)::text)::uuid, gen_random_uuid(), gen_random_uuid(),
       jsonb_build_object('topicSlug', 'social-media', 'day', n % 7 + 1)
     from generate_series(0, ${events} - 1) n`,
  );
  await withoutTimeout(pool, 'vacuum analyze es.events');
}

const PER_JOURNEY = 190;

export async function seedJourneys(pool, events) {
  const creator = `md5((n / ${PER_JOURNEY})::text)::uuid`;
  const nth = `n % ${PER_JOURNEY}`;
  await withoutTimeout(
    pool,
    `insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
       correlation_id, command_id, data)
     select ${creator}, ${nth} + 1, 1, pg_current_xact_id(),
       case ${nth} when 0 then 'MemberRegistered' else 'PointsAdjusted' end, 1, now(), gen_random_uuid(), ${creator},
       gen_random_uuid(), gen_random_uuid(),
       case ${nth} when 0 then jsonb_build_object('membershipType', 'Creator')
         else jsonb_build_object('delta', 3, 'applied', 3, 'total', 3 * ${nth}) end
     from generate_series(0, ${events} - 1) n`,
  );
  await withoutTimeout(pool, 'vacuum analyze es.events');
}

const PER_STREAM = 20;
const TYPES = ['Noted', 'Changed', 'Sent', 'Seen', 'Asked', 'Answered'];
const STAFF = 50;
const FIRST = Date.UTC(2024, 0, 1);
const LAST = Date.UTC(2026, 0, 1);
const CHUNK = 1_000_000;
const HOUR_MS = 3_600_000;

const id = (kind, n) => `019a0000-0000-7${kind}00-8000-${n.toString(16).padStart(12, '0')}`;
const sqlId = (kind, n) => `('019a0000-0000-7${kind}00-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Two years of events of many members, some by staff. Indexes are recreated afterwards, which is faster. */
export async function grow(pool, from, to) {
  const { rows: indexes } = await pool.query(
    `select indexname as name, indexdef as text from pg_indexes
     where schemaname = 'es' and tablename = 'events' and indexname <> 'events_pkey'`,
  );
  for (const { name } of indexes) await pool.query(`drop index es.${name}`);
  for (let at = from; at < to; at += CHUNK) await insert(pool, at, Math.min(at + CHUNK, to), to);
  for (const { text } of indexes) await withoutTimeout(pool, text);
  await withoutTimeout(pool, 'vacuum analyze es.events, es.streams');
}

async function withoutTimeout(pool, text) {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0; set transaction_timeout = 0');
  await client.query({ text, query_timeout: HOUR_MS }).finally(() => client.release(true));
}

async function insert(pool, from, to, all) {
  const stream = sqlId('0', `n / ${PER_STREAM}`);
  const ms = `${FIRST} + (n::float8 / ${all} * ${LAST - FIRST})::bigint`;
  await withoutTimeout(
    pool,
    `with numbers as (select generate_series(${from}, ${to - 1}) n),
     streams as (
       insert into es.streams (stream_id, kind, version, subject_id)
       select ${stream}, 'notes', ${PER_STREAM}, ${stream} from numbers where n % ${PER_STREAM} = 0)
     insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
       correlation_id, command_id, data)
     select ${stream}, n % ${PER_STREAM} + 1, 1, pg_current_xact_id(),
       case when n % 100000 = 0 then 'Rare' else (array['${TYPES.join("','")}'])[1 + n % ${TYPES.length}] end, 1,
       to_timestamp((${ms}) / 1000.0), case when n % 4 = 0 then ${sqlId('1', `n % ${STAFF}`)} else ${stream} end,
       ${stream}, ${sqlId('2', 'n')}, ${sqlId('3', 'n')}, jsonb_build_object('amount', n, 'currency', 'NGN')
     from numbers order by n`,
  );
}

/** Random streams, types, staff members and times of such a log. */
export function longLog(events) {
  const any = (n) => Math.floor(Math.random() * n);
  const anyMoment = () => new Date(FIRST + any(LAST - FIRST));
  return {
    rareType: 'Rare',
    anyStream: () => id('0', any(Math.floor(events / PER_STREAM))),
    anyType: () => TYPES[any(TYPES.length)],
    anyStaff: () => id('1', any(STAFF)),
    anyMoment,
    anyMonth: () => {
      const from = anyMoment();
      return { from, to: new Date(from.getTime() + 30 * 86_400_000) };
    },
  };
}
