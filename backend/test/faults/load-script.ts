import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const scripts = resolve(import.meta.dirname, '../../../scripts/lib');

/** Imports a file of scripts/lib, which the compiler does not check. */
export const loadScript = (file: string): Promise<unknown> => import(pathToFileURL(resolve(scripts, file)).href);
