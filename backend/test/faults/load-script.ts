import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const scripts = resolve(import.meta.dirname, '../../../scripts/lib');

/** What a file of scripts/lib exports; the compiler does not read those. */
export const loadScript = (file: string): Promise<unknown> => import(pathToFileURL(resolve(scripts, file)).href);
