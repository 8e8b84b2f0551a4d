/** `npm run test:faults` asks for the long runs; `npm test` makes the same ones, shorter. */
export const scaled = <T>(sizes: { readonly short: T; readonly long: T }): T =>
  process.env.FAULTS === 'long' ? sizes.long : sizes.short;

/** Figures of a long run, for whoever started it. */
export function report(line: string): void {
  if (process.env.FAULTS === 'long') process.stderr.write(`${line}\n`);
}
