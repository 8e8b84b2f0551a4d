import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const built = path.resolve(import.meta.dirname, '../../dist/src/command-line/files.js');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sankofa-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'A file that is written when %s comes is not left',
  async (signal) => {
    const source = `
    import { writeNewFile } from '${pathToFileURL(built).href}';
    await writeNewFile('${path.join(folder, 'log.ndjson')}', (to) => new Promise(() => {
      setInterval(() => to.write('a line', () => console.log('at work')), 20);
    }));`;
    const program = spawn(process.execPath, ['--input-type=module', '-e', source]);
    await once(program.stdout, 'data');
    program.kill(signal);
    const [, endedBy] = (await once(program, 'exit')) as [number | null, string | null];
    expect(endedBy).toBe(signal);
    expect(await readdir(folder)).toEqual([]);
  },
);
