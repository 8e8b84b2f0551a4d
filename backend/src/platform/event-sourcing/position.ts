/** Transaction ids are causal: a transaction gets its id after those it depends on. A sequence is not causal. */
export interface Position {
  readonly inc: number;
  readonly tx: bigint;
  readonly pos: bigint;
}

export const beginning: Position = { inc: 0, tx: 0n, pos: -1n };

export function comparePositions(a: Position, b: Position): number {
  if (a.inc !== b.inc) return a.inc - b.inc;
  if (a.tx !== b.tx) return a.tx < b.tx ? -1 : 1;
  if (a.pos === b.pos) return 0;
  return a.pos < b.pos ? -1 : 1;
}

export const formatPosition = ({ inc, tx, pos }: Position): string => `${String(inc)}-${String(tx)}-${String(pos)}`;

/** Whether the log could hold such a position: `inc` is a smallint, the others are 8-byte integers. */
export const isPosition = (text: string): boolean => /^\d{1,4}-\d{1,18}-\d{1,18}$/.test(text);
