// Sealing and verifying a log, in events per second.
import { withProduct } from './lib/product.mjs';
import { perSecond } from './lib/rounds.mjs';
import { seedLessons } from './lib/seed.mjs';

const EVENTS = 200_000;

export const benchProof = (url) =>
  withProduct(url, 'api', async (part) => {
    const sealer = await part('platform/proof/sealer.js', 'Sealer');
    const verifier = await part('platform/proof/verifier.js', 'Verifier');
    await seedLessons(await part('platform/database/pool.js', 'Pool'), EVENTS);
    const sealing = await perSecond(EVENTS, async () => {
      while (await sealer.seal());
    });
    const verifying = await perSecond(EVENTS, async () => {
      const { ok, fault } = await verifier.verify();
      if (!ok) throw new Error(fault);
    });
    return [
      { bench: 'proof', name: 'seal', events: EVENTS, eventsPerSecond: sealing },
      { bench: 'proof', name: 'verify', events: EVENTS, eventsPerSecond: verifying },
    ];
  });
