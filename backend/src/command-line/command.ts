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
  /** By argument name. A repeatable argument has several values. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly flags: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

export interface CommandContext {
  /** Runs `work` with the settings and the database of this installation. */
  readonly withSettings: <T>(work: (env: NodeJS.ProcessEnv) => Promise<T>) => Promise<T>;
  /** Shows progress to the person at the terminal. Not part of the result. */
  readonly say: (line: string) => void;
  /** Reads the first line of standard input. */
  readonly ask: () => Promise<string>;
}

export interface Outcome {
  /** False if the command ran and found something wrong. */
  readonly isGood?: boolean;
  readonly says: readonly string[];
  readonly result: object;
}

export interface CliCommand {
  readonly name: string;
  readonly about: string;
  /** Whether the product may run meanwhile, and other requirements. */
  readonly needs: string;
  readonly words?: readonly Argument[];
  readonly flags?: Readonly<Record<string, Flag>>;
  readonly run: (given: ParsedArguments, surroundings: CommandContext) => Promise<Outcome>;
}

/** The command was typed wrongly. The message says what to type. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command failed for a reason that the caller can act on. */
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
