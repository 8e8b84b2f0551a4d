export const consumerStatus = `
  select f.name, f.kind,
    case when c.paused_at is not null then 'paused' when c.error is not null then 'failing'
         when c.lease_until > now() then 'running' else 'unowned' end as state,
    c.inc || '-' || c.tx || '-' || c.pos as position,
    ahead.events as "eventsBehind", ahead.seconds as "secondsBehind",
    aside.events as "parkedEvents", aside.streams as "parkedStreams",
    case when c.lease_until > now() then c.owner end as owner, c.error, c.paused_at as "pausedAt"
  from jsonb_to_recordset($1::jsonb) f (name text, kind text, types text[])
  left join es.checkpoints c on c.consumer = f.name and c.version = 1
  cross join lateral (
    select count(*) as events, greatest(0, coalesce(extract(epoch from now() - min(recorded_at)), 0))::float8 as seconds
    from (select e.type, e.recorded_at from es.events e
          where (e.inc, e.tx, e.pos) > (coalesce(c.inc, 0::smallint), coalesce(c.tx, '0'::xid8), coalesce(c.pos, -1))
          order by e.inc, e.tx, e.pos limit 10000) later
    where later.type = any(f.types)) ahead
  cross join lateral (
    select count(*) as events, count(distinct stream_id) as streams from es.parked p where p.consumer = f.name) aside
  order by f.kind desc, f.name`;
