import { isPosition } from '../../../../platform/event-sourcing/index.js';
import type { HistoryCursor, HistoryFilter } from '../../../../platform/event-store/history.js';
import { Choice, DateTime, Id, QueryNumber, Text } from '../../../../platform/http/fields.js';
import { httpRefusals } from '../../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { parseCursor } from '../../../../platform/projections/cursor.js';
import { REASON } from '../../access-log/reason.js';

const optional = { optional: true };
const SUBJECT = 'Whose data it is; with PersonalDataViewed or HistoryExported, whose data staff looked at or took out.';

/** Events about a member whose actor is staff. */
const looks: readonly string[] = ['PersonalDataViewed', 'HistoryExported'];

export class HistoryFilterQuery implements Omit<HistoryFilter, 'types' | 'heading'> {
  @Id(optional) stream?: string;
  @Text({ max: 2_000, optional: true, description: 'Event types, such as AppraisalApproved, with commas between.' })
  type?: string;
  @Text({ max: 60, optional: true, description: 'Where an event stands in the log.' })
  position?: string;
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

function checked(position: string): string {
  if (isPosition(position)) return position;
  const errors = [{ field: 'position', message: 'Write it as the history shows it, such as 1-2-3.' }];
  throw new HttpProblem(httpRefusals.INVALID_QUERY, errors);
}

export function filterOf(query: HistoryFilterQuery): HistoryFilter {
  const { stream, type, position, actor, subject, correlationId, from, to } = query;
  const types = type?.split(',').filter(Boolean) ?? [];
  const areLooks = types.length > 0 && types.every((name) => looks.includes(name));
  return {
    ...(stream && { stream }),
    ...(types.length > 0 && { types }),
    ...(position && { position: checked(position) }),
    ...(actor && { actor }),
    ...(subject && (areLooks ? { concerned: subject } : { subject })),
    ...(correlationId && { correlationId }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Like {@link filterOf}. Without a particular filter, decisions made together are listed as one. */
export function listedFilterOf(query: HistoryFilterQuery): HistoryFilter {
  const { actor: _, from: __, to: ___, ...particular } = filterOf(query);
  return { ...filterOf(query), ...(Object.keys(particular).length === 0 && { heading: 'DecidedTogether' }) };
}

export const readCursor = (text: string): HistoryCursor => parseCursor(text, isCursor);

function isCursor(parts: readonly unknown[]): parts is HistoryCursor {
  const [at, ...numbers] = parts;
  const isTime = typeof at === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at));
  return parts.length === 4 && isTime && numbers.every((number) => /^\d{1,15}$/.test(String(number)));
}
