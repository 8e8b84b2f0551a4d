export const MAX_TEMPLATES = 12;
const MAX_TEMPLATE_LENGTH = 200;

/** Counts code points, as the server does: an emoji is one. */
const lengthOf = (text: string): number => Array.from(text).length;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function faultIn(lines: readonly string[]): string | undefined {
  if (lines.length > MAX_TEMPLATES)
    return `These are ${lines.length} reasons. Take away ${lines.length - MAX_TEMPLATES}.`;
  const long = lines.find((line) => lengthOf(line) > MAX_TEMPLATE_LENGTH);
  if (long)
    return `“${long.slice(0, 30)}…” has ${lengthOf(long)} characters. A reason has at most ${MAX_TEMPLATE_LENGTH}.`;
  const double = lines.find((line, i) => lines.slice(0, i).some((before) => isSame(before, line)));
  return double && `“${double}” stands there twice.`;
}

export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
