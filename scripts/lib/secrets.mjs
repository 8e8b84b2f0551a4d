import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function keptSecret(folder, name, make) {
  const file = path.join(folder, name);
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
