// A long log of members: the time to verify it, to rebuild every read model, and to compare each with a rebuild.
import { withProduct } from './lib/product.mjs';
import { openReadModels } from './lib/read-models.mjs';

const USUAL = 1_000_000;

export const benchReplay = (url, { events = USUAL }) =>
  withProduct(url, 'api', async (part, built, app) => {
    const { registerMany } = await built('benchmarks/many-members.js');
    const sealer = await part('platform/proof/sealer.js', 'Sealer');
    const verifier = await part('platform/proof/verifier.js', 'Verifier');
    const readModels = await openReadModels(part);
    const results = [];
    const timed = async (name, work) => {
      const start = performance.now();
      await work();
      const seconds = (performance.now() - start) / 1000;
      console.log(`${name}: ${seconds.toFixed(1)} s`); // progress, as the whole run is long
      results.push({ bench: 'replay', name, events, seconds, eventsPerSecond: events / seconds });
    };

    await registerMany(app, events);
    await timed('seal', async () => {
      while (await sealer.seal());
    });
    await timed('verify', async () => {
      const { fault } = await verifier.verify(); // not `ok`, which is false as these members have no accounts
      if (fault) throw new Error(fault);
    });
    await timed('replay all', () => readModels.rebuild(...readModels.names));
    await timed('compare all', async () => {
      const differences = await readModels.compare(...readModels.names);
      if (differences.length > 0) throw new Error(`${differences.length} rows differ.`);
    });
    return results;
  });
