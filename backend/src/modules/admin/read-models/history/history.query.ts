import type { HistoryCursor, HistoryFilter } from '../../../../platform/event-store/history.js';
import { Choice, Id, Moment, QueryNumber, Text } from '../../../../platform/http/fields.js';
import { HttpProblem } from '../../../../platform/http/problem.js';

const optional = { optional: true };

/** What the log is narrowed down by; the same for the list and for what is exported of it. */
export class HistoryFilterQuery implements HistoryFilter {
  @Id(optional) stream?: string;
  @Text({ max: 60, optional: true, description: 'An event type, such as AppraisalApproved.' }) type?: string;
  @Id(optional) actor?: string;
  @Id(optional) subject?: string;
  @Id(optional) correlationId?: string;
  @Moment(optional) from?: Date;
  @Moment(optional) to?: Date;
}

export class HistoryQuery extends HistoryFilterQuery {
  @Text({ max: 300, optional: true, description: 'The nextCursor of the page before.' }) cursor?: string;
  @QueryNumber({ min: 1, max: 100, optional: true, default: 10 }) pageSize?: number;
}

export class ExportQuery extends HistoryFilterQuery {
  @Choice(['ndjson', 'csv'], optional) format?: 'ndjson' | 'csv';
}

export function filterOf(query: HistoryFilterQuery): HistoryFilter {
  const { stream, type, actor, subject, correlationId, from, to } = query;
  return {
    ...(stream && { stream }),
    ...(type && { type }),
    ...(actor && { actor }),
    ...(subject && { subject }),
    ...(correlationId && { correlationId }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

export const formatCursor = (cursor: HistoryCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

export function readCursor(text: string): HistoryCursor {
  const parts = parse(Buffer.from(text, 'base64url').toString());
  if (isCursor(parts)) return parts;
  throw new HttpProblem('INVALID_QUERY', [{ field: 'cursor', message: 'Take the nextCursor of an answer as it is.' }]);
}

function isCursor(parts: unknown): parts is HistoryCursor {
  if (!Array.isArray(parts) || parts.length !== 4) return false;
  const [at, ...numbers] = parts as unknown[];
  const isTime = typeof at === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at));
  return isTime && numbers.every((number) => /^\d{1,15}$/.test(String(number)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
