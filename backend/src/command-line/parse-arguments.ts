import { parseArgs } from 'node:util';
import { type CliCommand, type Flag, type ParsedArguments, UsageError } from './command.js';

export const everywhere: Readonly<Record<string, Flag>> = {
  json: { type: 'boolean', about: 'Answer with one JSON object on standard output; news goes to standard error.' },
  help: { type: 'boolean', short: 'h', about: 'Say how the command is used, or with -h.' },
};

const EMPTY = /^(--[a-z-]+=)?\s*$/;

/** Parses the arguments after the command's name. @throws UsageError for unknown ones */
export function parseArguments(command: CliCommand, args: readonly string[]): ParsedArguments {
  const options = { ...command.flags, ...everywhere };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    if (args.some((arg) => EMPTY.test(arg))) throw new UsageError(`${command.name} was given an empty argument.`);
    const given = args.map((arg) => arg.replace(/=.*/s, ''));
    for (const [name, { type, multiple = false }] of Object.entries(options))
      if (type === 'string' && !multiple && given.filter((arg) => arg === dashed(name)).length > 1)
        throw new UsageError(`${command.name} takes one ${dashed(name)}.`);
    return { words: wordsOf(command, positionals), flags: values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const known = Object.keys(options).map(dashed).join(', ');
    throw new UsageError(`${firstSentence(error)} ${command.name} takes: ${known}.`);
  }
}

function wordsOf({ name, words = [] }: CliCommand, typed: readonly string[]): ParsedArguments['words'] {
  const found: Record<string, readonly string[]> = {};
  let left = [...typed];
  for (const { name: word, about, may } of words) {
    const taken = may === 'be repeated' ? left : left.slice(0, 1);
    if (taken.length === 0 && may === undefined) throw new UsageError(`${name} needs ${word}: ${about}`);
    found[word] = taken;
    left = left.slice(taken.length);
  }
  if (left.length === 0) return found;
  throw new UsageError(`${name} does not know what to do with ${left.join(' ')}.`);
}

const dashed = (flag: string): string => `--${flag}`;

const firstSentence = (error: unknown): string =>
  `${(Error.isError(error) ? error.message : '').split('. ')[0] ?? ''}.`;

export function word({ words }: ParsedArguments, name: string): string {
  return words[name]?.[0] ?? '';
}

/** The given flags, by the field names of the API. */
export function fieldsOf({ flags }: ParsedArguments, command: CliCommand): Record<string, unknown> {
  const own = Object.entries(flags).filter(([name]) => name in (command.flags ?? {}));
  const camelCased = (name: string): string => name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase());
  return Object.fromEntries(own.map(([name, value]) => [camelCased(name), value]));
}

export const flagOf = (field: string): string => dashed(field.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`));
