import type { HistoryCursor, HistoryFilter } from '../../../../platform/event-store/history.js';
import { Choice, DateTime, Id, QueryNumber, Text } from '../../../../platform/http/fields.js';
import { parseCursor } from '../../../../platform/projections/cursor.js';
import { REASON } from '../../access-log/reason.js';

const optional = { optional: true };
const SUBJECT = 'Whose data it is; with PersonalDataViewed or HistoryExported, whose data staff looked at or took out.';

/** Events of whoever of the staff did it, about a member. */
const looks: readonly string[] = ['PersonalDataViewed', 'HistoryExported'];

export class HistoryFilterQuery implements HistoryFilter {
  @Id(optional) stream?: string;
  @Text({ max: 60, optional: true, description: 'An event type, such as AppraisalApproved.' }) type?: string;
  @Id(optional) actor?: string;
  @Id({ ...optional, description: SUBJECT }) subject?: string;
  @Id(optional) correlationId?: string;
  @DateTime(optional) from?: Date;
  @DateTime(optional) to?: Date;
}

export class HistoryQuery extends HistoryFilterQuery {
  @Text({ max: 300, optional: true, description: 'The nextCursor of the page before.' }) cursor?: string;
  @QueryNumber({ min: 1, max: 100, optional: true, default: 10 }) pageSize?: number;
}

export class ExportQuery extends HistoryFilterQuery {
  @Choice(['ndjson', 'csv'], optional) format?: 'ndjson' | 'csv';
  @Text(REASON) reason: string;
}

export function filterOf(query: HistoryFilterQuery): HistoryFilter {
  const { stream, type, actor, subject, correlationId, from, to } = query;
  return {
    ...(stream && { stream }),
    ...(type && { type }),
    ...(actor && { actor }),
    ...(subject && (type && looks.includes(type) ? { concerned: subject } : { subject })),
    ...(correlationId && { correlationId }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

export const readCursor = (text: string): HistoryCursor => parseCursor(text, isCursor);

function isCursor(parts: readonly unknown[]): parts is HistoryCursor {
  const [at, ...numbers] = parts;
  const isTime = typeof at === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at));
  return parts.length === 4 && isTime && numbers.every((number) => /^\d{1,15}$/.test(String(number)));
}
