import { stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { runCommandLine } from './run.js';

/** The command line, with settings from the environment. `npm run sankofa` calls this too. */
export const commandLine = (
  args: readonly string[],
  withSettings: <T>(work: (env: NodeJS.ProcessEnv) => Promise<T>) => Promise<T>,
  program: string,
): Promise<number> =>
  runCommandLine(args, {
    program,
    withSettings,
    ask: firstLine,
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  });

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: stdin })) return line;
  return '';
}

if (import.meta.main) {
  const program = 'node backend/dist/src/command-line/sankofa.js';
  process.exit(await commandLine(process.argv.slice(2), (work) => work(process.env), program));
}
