import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

export const inRoot = (...parts) => path.join(root, ...parts);

/** The folder with the database, the secrets and the lock of this clone. SANKOFA_DATA overrides it. */
export const dataFolder = () => path.resolve(root, process.env.SANKOFA_DATA || '.data');
