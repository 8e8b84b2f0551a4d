import { closestMatch } from 'leven';
import { UnwritableBatch } from '../imports/importer.js';
import { UnusableBackup } from '../platform/backup/manifest.js';
import { readOwnVersion } from '../platform/config/own-version.js';
import { ConfigError } from '../platform/config/settings-reader.js';
import { diagnoseDatabaseError } from '../platform/database/diagnose-database.js';
import { DomainError } from '../platform/event-sourcing/index.js';
import { HttpProblem, problemOf } from '../platform/http/problem.js';
import { UnfitRedis } from '../platform/jobs/redis-jobs.js';
import { AlteredSealFile } from '../platform/proof/anchors/seal-file.js';
import { NotAnExport } from '../platform/proof/exported-log.js';
import { StrangeSealKey } from '../platform/proof/seal-keys.js';
import { MissingMasterKey } from '../platform/secrets/master-keys.js';
import { type CliCommand, type CommandContext, CommandFailed, UsageError } from './command.js';
import { commands } from './commands/index.js';
import { completion } from './completion.js';
import { problemWithFile } from './files.js';
import { helpOf, overview } from './help.js';
import { flagOf, parseArguments } from './parse-arguments.js';
import { NoSuchReadModel } from './replay.js';

/** 0: done. 1: failed, or found something wrong. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

export interface Terminal extends Omit<CommandContext, 'say'> {
  /** The name by which this program was called. */
  readonly program: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export async function runCommandLine(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const args = typed[0] === 'help' ? [...typed.slice(1), '--help'] : typed;
  const command = commands.find(({ name }) => `${args.join(' ')} `.startsWith(`${name} `));
  const asksForHelp = args.length === 0 || args.includes('--help') || args.includes('-h');
  if (args.length === 1 && args[0] === '--version') return told(terminal, readOwnVersion());
  if (args[0] === 'completion' && !asksForHelp) return told(terminal, completion(commands, terminal.program));
  const words = withoutFlags(args);
  const begun = commands.filter(({ name }) => words.every((word, i) => name.split(' ')[i] === word));
  if (!command && asksForHelp && begun.length > 0) return told(terminal, overview(begun, terminal.program));
  const named = words.length > 0 ? `command ${words.join(' ')}` : `option ${args.join(' ')}`;
  if (!command) return wrong(terminal, args, `There is no ${named}.${proposal(words)}`);
  if (asksForHelp) return told(terminal, helpOf(command, terminal.program));
  return carryOut(command, args.slice(command.name.split(' ').length), terminal);
}

function proposal(words: readonly string[]): string {
  const names = commands.map(({ name }) => name);
  const starts = [words.slice(0, 2), words.slice(0, 1)].map((start) => start.join(' '));
  const [meant] = starts.flatMap((start) => closestMatch(start, names, { maxDistance: 2 }) ?? []);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

const withoutFlags = (args: readonly string[]): string[] => args.filter((arg) => !arg.startsWith('-'));

async function carryOut(command: CliCommand, args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const isForPrograms = args.includes('--json');
  const say = isForPrograms ? terminal.err : terminal.out;
  try {
    const { isGood = true, says, result } = await command.run(parseArguments(command, args), { ...terminal, say });
    if (isForPrograms) terminal.out(JSON.stringify(result));
    else for (const line of says) terminal.out(line);
    return isGood ? 0 : 1;
  } catch (error) {
    const { code, detail, exit } = failureOf(error, command, args);
    if (isForPrograms) terminal.out(JSON.stringify({ error: { code, detail } }));
    else terminal.err(detail);
    if (exit === 2 && !isForPrograms) terminal.err(`How it is used: ${terminal.program} ${command.name} --help`);
    return exit;
  }
}

interface Failure {
  readonly code: string;
  readonly detail: string;
  readonly exit: 1 | 2;
}

/** Errors whose messages are meant for the operator. */
const sayWhatToDo = new Map<unknown, string>([
  [ConfigError, 'SETTINGS_NOT_USABLE'],
  [MissingMasterKey, 'MASTER_KEY_MISSING'],
  [StrangeSealKey, 'SEAL_KEY_STRANGE'],
  [AlteredSealFile, 'SEAL_FILE_ALTERED'],
  [UnfitRedis, 'REDIS_UNFIT'],
  [UnusableBackup, 'BACKUP_UNUSABLE'],
  [NotAnExport, 'NOT_AN_EXPORT'],
  [UnwritableBatch, 'IMPORT_INTERRUPTED'],
]);

/** Describes an error, in the words of the API if it has some. Unexpected errors include the stack. */
function failureOf(error: unknown, command: CliCommand, args: readonly string[]): Failure {
  if (error instanceof UsageError) return { code: 'WRONG_USAGE', detail: error.message, exit: 2 };
  if (error instanceof NoSuchReadModel) return { code: 'NO_SUCH_READ_MODEL', detail: error.message, exit: 2 };
  if (error instanceof CommandFailed) return { code: error.code, detail: error.message, exit: 1 };
  if (error instanceof HttpProblem && error.errors) return wrongFields(error, command, args);
  if (error instanceof DomainError || error instanceof HttpProblem) {
    const { code, detail } = problemOf(error);
    return { code, detail, exit: 1 };
  }
  const code = sayWhatToDo.get(Error.isError(error) ? error.constructor : undefined);
  if (code !== undefined) return { code, detail: (error as Error).message, exit: 1 };
  const database = diagnoseDatabaseError(error);
  if (database)
    return { code: 'DATABASE_UNAVAILABLE', detail: `The database ${database.problem}. ${database.fix}`, exit: 1 };
  const file = problemWithFile(error);
  if (file !== undefined) return { code: 'FILE_UNUSABLE', detail: file, exit: 1 };
  return { code: 'UNEXPECTED', detail: Error.isError(error) ? (error.stack ?? error.message) : String(error), exit: 1 };
}

/** Replaces the API's field names by flags and arguments. */
function wrongFields(
  { errors = [] }: HttpProblem,
  { flags = {}, words = [] }: CliCommand,
  args: readonly string[],
): Failure {
  const named = errors.map(({ field, message }) => {
    const name = flagOf(field);
    const flag = flags[name.slice(2)];
    if (!flag) return `${words.find((word) => word.field === field)?.name ?? field}: ${message}`;
    return args.some((arg) => arg.startsWith(name)) ? `${name}: ${message}` : `${name} is missing. ${flag.about}`;
  });
  return { code: 'WRONG_USAGE', detail: named.join('\n'), exit: 2 };
}

function told(terminal: Terminal, text: string): ExitCode {
  terminal.out(text);
  return 0;
}

/** Commands with the same first word; all commands if there are none. */
function sameGroup([first = '']: readonly string[]): readonly CliCommand[] {
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  return group.length > 0 ? group : commands;
}

function wrong(terminal: Terminal, args: readonly string[], detail: string): ExitCode {
  if (args.includes('--json')) terminal.out(JSON.stringify({ error: { code: 'WRONG_USAGE', detail } }));
  else terminal.err(`${detail}\n\n${overview(sameGroup(args), terminal.program)}`);
  return 2;
}
