import { accessKinds } from '../../../../platform/access-log/access-entry.js';
import { Choice, DateTime, Id, QueryNumber, Text } from '../../../../platform/http/fields.js';
import type { AccessFilter } from '../../access-log/accesses.js';

const optional = { optional: true };

export class AccessFilterQuery implements AccessFilter {
  @Id({ ...optional, description: 'Who looked, signed in or tried to.' }) actor?: string;
  @Id({ ...optional, description: 'Whose data it was.' }) subject?: string;
  @Id(optional) sessionId?: string;
  @Choice(accessKinds, optional) kind?: (typeof accessKinds)[number];
  @DateTime(optional) from?: Date;
  @DateTime(optional) to?: Date;
}

export class AccessLogQuery extends AccessFilterQuery {
  @Text({ max: 300, optional: true, description: 'The nextCursor of the page before.' }) cursor?: string;
  @QueryNumber({ min: 1, max: 100, optional: true, default: 25 }) pageSize?: number;
}
