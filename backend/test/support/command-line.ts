import { expect } from '@jest/globals';
import type { Finding } from '../../src/command-line/doctor/finding.js';
import { runCommandLine } from '../../src/command-line/run.js';
import { settings, type TestApp } from './test-app.js';

export interface Answer {
  readonly [name: string]: unknown;
  readonly memberId: string;
  readonly claimId: string;
  readonly publicKey: string;
  readonly erased: object[];
  readonly findings: Finding[];
}

export interface TypedOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The answer to a prompt. */
  readonly input?: string;
}

/** Runs a command line on this product. Returns the JSON answer. */
export async function typedAt(
  { config }: TestApp,
  line: string,
  { env = {}, input = '' }: TypedOptions = {},
): Promise<{ exit: number; answer: Answer }> {
  const out: string[] = [];
  const exit = await runCommandLine([...line.split(' '), '--json'], {
    program: 'sankofa',
    out: (text) => out.push(text),
    err: () => undefined,
    ask: () => Promise.resolve(input),
    withSettings: (work) => work({ ...settings, DATABASE_URL: config.databaseUrl, ...env }),
  });
  expect(out).toHaveLength(1);
  return { exit, answer: JSON.parse(String(out[0])) as Answer };
}
