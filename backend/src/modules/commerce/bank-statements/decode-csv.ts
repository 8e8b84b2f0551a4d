import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';

const UTF16_MARKS = ['fffe', 'feff'];

/** The cells of a CSV file in UTF-8 or Windows-1252, whatever its separator. Undefined for other files. */
export function decodeCsv(file: Buffer): string[][] | undefined {
  if (file.includes(0) || UTF16_MARKS.includes(file.subarray(0, 2).toString('hex'))) return undefined;
  const text = new TextDecoder(isUtf8(file) ? 'utf-8' : 'windows-1252').decode(file);
  // Some banks name the separator in a first line, as spreadsheets expect.
  const body = text.replace(/^sep=(.)\r?\n/i, '');
  const { data } = Papa.parse<string[]>(body, { delimiter: separatorOf(body) });
  return data.some((cells) => cells.length > 1) ? data.map((cells) => cells.map((cell) => cell.trim())) : undefined;
}

/** The separator that splits most lines into the same number of cells. Lines above the table have few. */
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
