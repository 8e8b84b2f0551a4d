import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { commands } from './commands/index.js';
import { runCommandLine } from './run.js';

async function typed(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const exit = await runCommandLine(args, {
    program: 'sankofa',
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    ask: () => Promise.resolve(''),
    withSettings: () => Promise.reject(new Error('Nothing here needs a database.')),
  });
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

describe('the command line', () => {
  it.each([[], ['--help'], ['-h']])('lists every command when asked with %j', async (...args) => {
    const { exit, out } = await typed(...args);
    expect(exit).toBe(0);
    const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
    for (const { name, about } of commands) expect(out.split('\n')).toContainEqual(`  ${name.padEnd(width)}${about}`);
  });

  it('lists the commands of a group, and explains one', async () => {
    const { exit, out } = await typed('help', 'role');
    expect([exit, out.match(/^ {2}(role|doctor) ?\w*/gm)]).toEqual([0, ['  role grant', '  role revoke']]);
    expect(await typed('role', '--help')).toMatchObject({ exit: 0, out });
    expect(await typed('help', 'role', 'grant')).toEqual(await typed('role', 'grant', '--help'));
    expect(await typed('help')).toEqual(await typed('--help'));
  });

  it.each([
    ['docter', 'doctor'],
    ['roel grant ada@example.com admin', 'role grant'],
    ['role grnt', 'role grant'],
  ])('for %s proposes %s', async (line, command) => {
    const { exit, err } = await typed(...line.split(' '));
    expect([exit, err]).toEqual([2, expect.stringContaining(`Did you mean ${command}?`)]);
  });

  it.each([
    [['sankofa', 'ro'], 'role'],
    [['sankofa', 'role', 'g'], 'grant'],
    [['sankofa', 'import', ''], 'undo --dry-run --source --json --help'],
    [['sankofa', 'role', 'grant', 'ada@example.com', '--j'], '--json'],
    [['sankofa', 'dance', ''], ''],
  ])('completes %j with "%s"', async (words, completed) => {
    const { out } = await typed('completion');
    const script = `${out}\nCOMP_WORDS=("$@"); COMP_CWORD=${String(words.length - 1)}; _sankofa; echo "\${COMPREPLY[*]}"`;
    const offered = execFileSync('bash', ['-c', script, 'bash', ...words])
      .toString()
      .trim()
      .split(' ');
    expect([...new Set(offered)].join(' ')).toBe(completed);
  });

  const seal = { root: '', previous: null, signature: '' };
  it.each([
    'something else',
    'null',
    '[]',
    '[{}]',
    JSON.stringify({ event: { data: {} }, index: 0, seal }),
    JSON.stringify({ event: { data: {} }, index: 0, proof: [1], seal }),
    JSON.stringify({ event: { data: null }, index: 0, proof: [], seal }),
  ])('says of a file that it is no proof: %s', async (text) => {
    const file = path.join(tmpdir(), `${randomUUID()}.json`);
    writeFileSync(file, text);
    const key = Buffer.alloc(32, 1).toString('base64');
    const refused = { exit: 1, out: '', err: 'The file is no proof of an event.' };
    for (const command of [['verify'], ['certificate', 'verify']])
      expect(await typed(...command, file, '--key', key)).toEqual(refused);
    rmSync(file);
  });

  it('tells its version', async () => {
    expect(await typed('--version')).toMatchObject({ exit: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  it('refuses what is no command, and lists what is', async () => {
    expect(await typed('role', 'borrow')).toMatchObject({
      exit: 2,
      out: '',
      err: expect.stringContaining('role grant'),
    });
    expect((await typed('role')).err).not.toContain('doctor');
    expect((await typed('--versoin')).err).toContain('There is no option --versoin.');
    expect(await typed('dance', '--help')).toMatchObject({ exit: 2 });
    const { exit, out } = await typed('dance', '--json');
    expect([exit, JSON.parse(out)]).toEqual([
      2,
      { error: { code: 'WRONG_USAGE', detail: 'There is no command dance.' } },
    ]);
  });
});

describe.each(commands.map((command) => [command.name, command] as const))(
  '%s',
  (name, { about, needs, words = [], flags = {} }) => {
    const path = name.split(' ');

    it('explains itself, each of its words and each of its flags', async () => {
      const { exit, out } = await typed(...path, '-h');
      expect(exit).toBe(0);
      const told = [
        about,
        needs,
        ...words.map((word) => word.about),
        ...Object.values(flags).map((flag) => flag.about),
      ];
      for (const text of told) expect(out).toContain(text);
      expect(out).toContain(`Usage: sankofa ${name}`);
      expect(out).toContain('--json');
    });

    it('tells what it takes when a flag is wrong', async () => {
      const { exit, out, err } = await typed(...path, '--frobnicate');
      expect([exit, out]).toEqual([2, '']);
      expect(err).toContain("Unknown option '--frobnicate'");
      for (const flag of Object.keys(flags)) expect(err).toContain(`--${flag}`);
      expect(err).toContain(`sankofa ${name} --help`);
    });
  },
);

it('tells flags that must be given from those that may be left out', async () => {
  const { out } = await typed('erase', '--help');
  expect(out).toContain('Usage: sankofa erase MEMBER --email ADDRESS [--purposes PURPOSE]');
});

describe('what fails', () => {
  const key = Buffer.alloc(32, 1).toString('base64');

  it.each([
    ['nowhere.ndjson', 'nowhere.ndjson is not there.'],
    ['nowhere.json', 'nowhere.json is not there.'],
    ['.', 'What was named is a folder.'],
  ])('says of the file %s that it %s', async (file, words) => {
    expect(await typed('verify', file, '--key', key)).toEqual({ exit: 1, out: '', err: words });
  });

  it.each([
    ['3D000', 'The database refuses (so it said). Correct the user, the password or the name'],
    ['28P01', 'The database refuses (so it said). Correct the user, the password or the name'],
    ['53300', 'The database has no connection left. Raise its max_connections'],
    ['ECONNREFUSED', 'The database does not answer (ECONNREFUSED). Start the server'],
  ])('says of the code %s of the database what to do', async (code, words) => {
    const err: string[] = [];
    const exit = await runCommandLine(['verify'], {
      program: 'sankofa',
      out: () => undefined,
      err: (text) => err.push(text),
      ask: () => Promise.resolve(''),
      withSettings: () => Promise.reject(Object.assign(new Error('so it said'), { code })),
    });
    expect([exit, err]).toEqual([1, [expect.stringContaining(words)]]);
  });
});

describe('what is typed', () => {
  it.each([
    ['role grant', 'role grant needs MEMBER'],
    ['role grant ada@example.com', 'role grant needs ROLE'],
    ['role grant ada@example.com king', 'ROLE: Choose one of: admin, reviewer, auditor, operator, finance.'],
    ['role revoke ada@example.com king', 'ROLE: Choose one of'],
    ['doctor please', 'doctor does not know what to do with please.'],
    ['replay', 'Say which read models, or --all.'],
    ['replay orders --all', 'Say which read models, or --all.'],
    ['erase ada@example.com', 'confirm it with --email ADDRESS'],
    ['verify log.ndjson', 'Say which key must have signed it'],
    ['verify log.ndjson --key short', '--key is 32 bytes in base64.'],
    ['claim record ada@example.com --plan gold', '--plan: Choose one of'],
    ['member create --email nowhere', '--first-name is missing. As it is shown.'],
    ['role grant  admin', 'role grant was given an empty argument.'],
    ['seal accept --reason=', 'seal accept was given an empty argument.'],
    ['erase ada@example.com --email a@b.co --email=ada@example.com', 'erase takes one --email.'],
  ])('%s is wrong usage, said in words', async (line, words) => {
    const { exit, err } = await typed(...line.split(' '));
    expect([exit, err]).toEqual([2, expect.stringContaining(words)]);
  });
});
