/** The lines of a text in pieces. Node's readline also ends lines at U+2028 and U+2029, which JSON may hold as they are. */
export async function* linesIn(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
