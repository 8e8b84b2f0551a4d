/** The text, and the text without each of its letters. Two texts that are one slip apart share one of these keys. */
export const keysAround = (text: string): string[] => [
  ...new Set([text, ...Array.from(text, (_, i) => text.slice(0, i) + text.slice(i + 1))]),
];

/** Whether one letter was replaced, left out or added, or two neighbours were swapped. */
export function isOneSlipApart(a: string, b: string): boolean {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  if (long === short || long.length - short.length > 1) return false;
  const at = Array.from(long).findIndex((letter, i) => letter !== short[i]);
  const isSame = (i: number, j: number): boolean => long.slice(i) === short.slice(j);
  if (long.length > short.length) return isSame(at + 1, at);
  return isSame(at + 1, at + 1) || (long[at] === short[at + 1] && long[at + 1] === short[at] && isSame(at + 2, at + 2));
}
