const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const orders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof orders)[number];

/** The order of day, month and year that reads most dates of a column. Day first wins ties. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  const readable = (order: DateOrder): number => texts.filter((text) => dateIn(text, order) !== undefined).length;
  return orders.toSorted((a, b) => readable(b) - readable(a))[0] ?? 'dmy';
}

/** Reads `21/11/2026`, `2026-11-21 14:05`, `21-Nov-26`, `Nov 21, 2026` as YYYY-MM-DD; undefined for other text. */
export function dateIn(text: string, order: DateOrder): string | undefined {
  const [first = '', second = '', third = ''] = text.match(/\d+|[a-z]{3,}/gi) ?? [];
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(first);
  if (packed) return dayOf(packed[1], packed[2], packed[3]);
  if (first.length === 4) return order === 'ymd' ? dayOf(first, second, third) : undefined;
  if (/^[a-z]/i.test(first)) return dayOf(third, first, second);
  if (/^[a-z]/i.test(second)) return dayOf(third, second, first);
  if (order === 'ymd') return first.length === 2 ? dayOf(first, second, third) : undefined;
  return order === 'dmy' ? dayOf(third, second, first) : dayOf(third, first, second);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && fullYear > '1999' ? text : undefined;
}
