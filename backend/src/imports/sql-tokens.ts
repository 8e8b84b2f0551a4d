/** A word is a keyword, a number or a bare name; a text was quoted; a sign is one of `( ) , ;`. */
export interface Token {
  readonly kind: 'word' | 'text' | 'sign';
  readonly value: string;
}

const SKIPPED = /\s+|--[^\n]*\n|\/\*[^]*?\*\/|::[^,();']+(?:\([\d, ]*\))?(?:\[\])*/.source;
const DOLLARS = /\$(?<tag>\w*)\$(?<dollars>[^]*?)\$\k<tag>\$/.source;
const ESCAPED = /E'(?<escaped>(?:[^'\\]|\\[^]|'')*)'(?!')/.source;
const QUOTED = /'(?<quoted>(?:[^']|'')*)'(?!')|"(?<name>(?:[^"]|"")*)"(?!")/.source;
const BARE = /(?<sign>[(),;])|(?<word>\$(?!\w*\$)|:|(?!--|\/\*|E')[^\s(),;'"$:]+)/.source;
const TOKEN = new RegExp([SKIPPED, DOLLARS, ESCAPED, QUOTED, BARE].join('|'), 'iy');

/** Splits SQL, without comments and casts. `rest` begins where a text does not end, and needs the next line. */
export function tokensOf(sql: string): { tokens: Token[]; rest: string } {
  const tokens: Token[] = [];
  let end = 0;
  while (end < sql.length) {
    TOKEN.lastIndex = end;
    const groups = TOKEN.exec(sql)?.groups;
    if (!groups) break;
    end = TOKEN.lastIndex;
    const token = tokenOf(groups);
    if (token) tokens.push(token);
  }
  return { tokens, rest: sql.slice(end) };
}

function tokenOf({
  dollars,
  escaped,
  quoted,
  name,
  sign,
  word,
}: Record<string, string | undefined>): Token | undefined {
  if (word !== undefined) return { kind: 'word', value: word };
  if (sign !== undefined) return { kind: 'sign', value: sign };
  const text = dollars ?? quoted?.replaceAll("''", "'") ?? name?.replaceAll('""', '"');
  if (text !== undefined) return { kind: 'text', value: text };
  return escaped === undefined ? undefined : { kind: 'text', value: unescapeCopy(escaped.replaceAll("''", "'")) };
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', N: '' };

/** Replaces the escapes with a backslash, as `COPY` and `E''` write them. */
export const unescapeCopy = (cell: string): string =>
  cell.replaceAll(/\\([^])/g, (_, sign: string) => escapes[sign] ?? sign);
