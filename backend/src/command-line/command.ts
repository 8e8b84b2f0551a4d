import type { ParseArgsOptionDescriptor } from 'node:util';

export interface Argument {
  readonly name: string;
  readonly about: string;
  readonly may?: 'be left out' | 'be repeated';
  readonly field?: string;
}

export interface Flag extends Pick<ParseArgsOptionDescriptor, 'type' | 'multiple' | 'short'> {
  readonly about: string;
  readonly value?: string;
  readonly must?: 'be given';
}

export interface ParsedArguments {
  /** By the argument's name; several values under one that may be repeated. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly flags: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

export interface CommandContext {
  /** Does the work with the settings of this installation, on its database. */
  readonly withSettings: <T>(work: (env: NodeJS.ProcessEnv) => Promise<T>) => Promise<T>;
  /** A line for the person who waits; never part of the result. */
  readonly say: (line: string) => void;
  /** The first line of the standard input. */
  readonly ask: () => Promise<string>;
}

export interface Outcome {
  /** False means: carried out, and what it looked at is not as it should be. */
  readonly isGood?: boolean;
  readonly says: readonly string[];
  readonly result: object;
}

export interface CliCommand {
  readonly name: string;
  readonly about: string;
  /** Whether the product may run meanwhile, and what else must be there. */
  readonly needs: string;
  readonly words?: readonly Argument[];
  readonly flags?: Readonly<Record<string, Flag>>;
  readonly run: (given: ParsedArguments, surroundings: CommandContext) => Promise<Outcome>;
}

/** Typed wrongly: the message says what to type. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Cannot be done, for a reason that whoever typed it can act on. */
export class CommandFailed extends Error {
  constructor(
    message: string,
    readonly code = 'CANNOT_BE_DONE',
  ) {
    super(message);
    this.name = 'CommandFailed';
  }
}

export const ALONGSIDE = 'Works while the product runs, and when it does not.';
