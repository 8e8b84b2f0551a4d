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

type Words = string | Pick<Refusal, 'detail' | 'field' | 'recordedAs'>;

/** A table of refusals by code, which share a status and a title. A missing code does not compile. */
export function defineRefusals<Code extends string>(
  status: number,
  title: string,
  table: Record<Code, Words>,
): Refusals<Code> {
  const entries = Object.entries<Words>(table).map(([code, words]) => {
    const said = typeof words === 'string' ? { detail: words } : words;
    return [code, { code, status, title, ...said }];
  });
  return Object.fromEntries(entries) as Refusals<Code>;
}
