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
  /** Settings other than those of the product. */
  readonly env?: Readonly<Record<string, string>>;
  /** What is typed when it asks. */
  readonly input?: string;
}

/** Types it as at a machine of this product; the answer is what a program would read. */
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
