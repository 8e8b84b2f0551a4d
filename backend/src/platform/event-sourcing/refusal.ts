/** The refusal of a command by a rule. Codes are stable and part of the HTTP contract. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly field?: string;
  /** Its kind in the log of access. Refusals on staff routes are recorded without it. */
  readonly recordedAs?: 'sign-in-failed' | 'second-factor-failed';
}

export type Refusals<Code extends string = string> = { readonly [C in Code]: Refusal<C> };

/** A table of refusals by code. A missing code does not compile. */
export function defineRefusals<Code extends string>(texts: Record<Code, Omit<Refusal, 'code'>>): Refusals<Code> {
  const entries = Object.entries<Omit<Refusal, 'code'>>(texts);
  return Object.fromEntries(entries.map(([code, text]) => [code, { code, ...text }])) as Refusals<Code>;
}
