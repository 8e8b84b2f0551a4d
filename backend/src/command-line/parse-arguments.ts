import { parseArgs } from 'node:util';
import { type CliCommand, type Flag, type ParsedArguments, UsageError } from './command.js';

export const everywhere: Readonly<Record<string, Flag>> = {
  json: { type: 'boolean', about: 'Answer with one JSON object on standard output; news goes to standard error.' },
  help: { type: 'boolean', short: 'h', about: 'Say how the command is used, or with -h.' },
};

/** Parses the arguments after the command's name. @throws UsageError for unknown ones */
export function parseArguments(command: CliCommand, args: readonly string[]): ParsedArguments {
  const options = { ...command.flags, ...everywhere };
  try {
    const rules = { options, allowPositionals: true, strict: true, tokens: true } as const;
    const { values, positionals, tokens } = parseArgs({ args: [...args], ...rules });
    const given = new Set<string>();
    for (const token of tokens) {
      if (token.kind === 'option-terminator' || token.value === undefined) continue;
      if (token.value.trim() === '') throw new UsageError(`${command.name} was given an empty argument.`);
      if (token.kind === 'positional') continue;
      if (given.has(token.name) && options[token.name]?.multiple !== true)
        throw new UsageError(`${command.name} takes one ${dashed(token.name)}.`);
      given.add(token.name);
    }
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
