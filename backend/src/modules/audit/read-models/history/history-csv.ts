import { BYTE_ORDER_MARK } from '../../../../platform/http/csv-file.js';
import type { EventResponse } from './history.response.js';

const columns = [
  'position',
  'stream',
  'version',
  'type',
  'recordedAt',
  'actor',
  'subject',
  'correlationId',
  'causationId',
  'commandId',
] as const;

export const csvHeader = `${BYTE_ORDER_MARK}${[...columns, 'data'].join(',')}\r\n`;

/** One event as a line of CSV (RFC 4180). */
export function csvLine(event: EventResponse): string {
  const cells = columns.map((column) => {
    const value = event[column];
    return value instanceof Date ? value.toISOString() : String(value ?? '');
  });
  return `${[...cells, quoted(JSON.stringify(event.data))].join(',')}\r\n`;
}

/** The data begins with a brace, so that spreadsheets do not take it for a formula. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
