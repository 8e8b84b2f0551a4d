// Duplicated lines: those in a window of six that occurs elsewhere, without imports and comments.
const WINDOW = 6;

export function duplicatedLines(sources) {
  const lists = sources.map(({ text }) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(tells),
  );
  const places = new Map();
  lists.forEach((lines, list) => {
    for (let at = 0; at + WINDOW <= lines.length; at++) {
      const stretch = lines.slice(at, at + WINDOW).join('\n');
      const standsAt = places.get(stretch) ?? [];
      places.set(stretch, [...standsAt, [list, at]]);
    }
  });
  const repeated = new Set();
  for (const standsAt of places.values()) {
    if (standsAt.length === 1) continue;
    for (const [list, at] of standsAt) for (let line = at; line < at + WINDOW; line++) repeated.add(`${list}:${line}`);
  }
  return repeated.size;
}

/** Whether a line is neither an import, a comment nor a lone bracket. */
const tells = (line) => /\w/.test(line) && !/^(import\b|export .* from|\/\/|\/?\*|\} from )/.test(line);
