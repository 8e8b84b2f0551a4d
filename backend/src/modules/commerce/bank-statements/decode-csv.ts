import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';

const UTF16_MARKS = ['fffe', 'feff'];

/** The cells of a CSV file in UTF-8 or Windows-1252, with whatever sign between them; undefined where it is none. */
export function decodeCsv(file: Buffer): string[][] | undefined {
  if (file.includes(0) || UTF16_MARKS.includes(file.subarray(0, 2).toString('hex'))) return undefined;
  const text = new TextDecoder(isUtf8(file) ? 'utf-8' : 'windows-1252').decode(file);
  // Banks name the sign in a first line of its own, as their spreadsheets ask for.
  const body = text.replace(/^sep=(.)\r?\n/i, '');
  const { data } = Papa.parse<string[]>(body, { delimiter: separatorOf(body) });
  return data.some((cells) => cells.length > 1) ? data.map((cells) => cells.map((cell) => cell.trim())) : undefined;
}

/** The sign that parts the most lines into the same number of cells; what comes before the table has few of any. */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/, MAX_SAMPLE_LINES).filter((line) => line.trim() !== '');
  const usual = (sign: string): number => {
    const counts = lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(sign).length - 1).filter((n) => n > 0);
    return Math.max(0, ...[...Map.groupBy(counts, (n) => n)].map(([n, some]) => some.length * Math.min(n, MAX_WEIGHT)));
  };
  return SEPARATORS.toSorted((a, b) => usual(b) - usual(a))[0] ?? ',';
}

const SEPARATORS = [';', '\t', '|', ','];
const MAX_SAMPLE_LINES = 60;
const MAX_WEIGHT = 3;
