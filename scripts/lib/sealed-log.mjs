// The log with its seals, for the programs that export and verify it.
import { Buffer } from 'node:buffer';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

const built = (file) => import(pathToFileURL(inRoot('backend/dist/src/platform', file)).href);

/** The parts of the built product that need no database. */
export const verifying = async () => ({
  ...(await built('proof/exported-log.js')),
  ...(await built('proof/exported-proof.js')),
  ...(await built('proof/verification.js')),
  ...(await built('proof/seal-keys.js')),
});

/** Does the work with the log of a database. */
export async function withLog(url, work) {
  const { openPool } = await built('database/pool.js');
  const { SealStore } = await built('proof/seal-store.js');
  const { SealedLog } = await built('proof/sealed-log.js');
  const pool = openPool({ url, max: 3, name: 'sankofa sealed log' });
  try {
    return await work(new SealedLog(pool, new SealStore(pool)));
  } finally {
    await pool.end();
  }
}

/** The public key of SEAL_KEY. */
export async function ownPublicKey() {
  const { sealingKey } = await verifying();
  return sealingKey(Buffer.from(process.env.SEAL_KEY ?? '', 'base64')).publicKey;
}
