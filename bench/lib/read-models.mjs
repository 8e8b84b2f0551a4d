// Rebuilds read models while nothing else runs: it sets the checkpoints of the live consumers to the end of the log.

const toTheEnd = `insert into es.checkpoints (consumer, version, inc, tx, pos)
  select $1, 1, inc, tx, pos from es.events order by inc desc, tx desc, pos desc limit 1
  on conflict (consumer, version) do update set inc = excluded.inc, tx = excluded.tx, pos = excluded.pos`;

export async function openReadModels(part) {
  const pool = await part('platform/database/pool.js', 'Pool');
  const requests = await part('platform/projections/rebuild/rebuild-requests.js', 'RebuildRequests');
  const worker = await part('platform/projections/rebuild/rebuild-worker.js', 'RebuildWorker');
  const registry = await part('platform/projections/read-model-registry.js', 'ReadModelRegistry');
  return {
    names: registry.all().map(({ projector }) => projector.name),
    rebuild: async (...names) => {
      for (const name of names) await pool.query(toTheEnd, [name]);
      const rows = await Promise.all(names.map((name) => requests.request(pool, name, 'replace')));
      await worker.replaceAndWait(rows);
    },
    /** The rows in which a live table differs from a rebuilt one. */
    compare: async (...names) => [...(await worker.compare(names)).values()].flat(),
  };
}
