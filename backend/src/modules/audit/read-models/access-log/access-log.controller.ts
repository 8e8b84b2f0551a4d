import { Get, Query, Req, type StreamableFile } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import type { GuardedRequest } from '../../../../platform/access/access.decorator.js';
import { describeAccess } from '../../../../platform/access-log/record-access.interceptor.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { AnswersCsv, csvFile, disarmFormula } from '../../../../platform/http/csv-file.js';
import { Text } from '../../../../platform/http/fields.js';
import { formatCursor, parseCursor } from '../../../../platform/projections/cursor.js';
import { MemberDirectory } from '../../../identity/public.js';
import { Accesses, type AccessFilter, type Touched } from '../../access-log/accesses.js';
import { REASON } from '../../access-log/reason.js';
import { AccessFilterQuery, AccessLogQuery } from './access-log.query.js';
import { AccessLogPage, showAccess, TouchedMember, TouchedPage } from './access-log.response.js';

const MEMBERS_AT_ONCE = 1_000;

class TouchedFileQuery extends AccessFilterQuery {
  @Text(REASON) reason: string;
}

/** The log of access: looks at data of members, and the members concerned. */
@Access('read-history')
@ApiController('audit', 'api/audit/access-log')
export class AccessLogController {
  constructor(
    private readonly accesses: Accesses,
    private readonly members: MemberDirectory,
  ) {}

  @Get()
  @RecordedAccess({ member: 'actor' })
  @Ok(AccessLogPage)
  async list(@Query() { cursor, pageSize = 25, ...filter }: AccessLogQuery): Promise<AccessLogPage> {
    const before = cursor === undefined ? undefined : parseCursor(cursor, isNumber)[1];
    const rows = await this.accesses.search(filter, pageSize + 1, before);
    const shown = rows.slice(0, pageSize);
    const names = await this.members.namesOf(shown.flatMap(({ actor }) => actor ?? []));
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    const nextCursor = last ? formatCursor([LIST, last.number]) : null;
    return { items: shown.map((row) => showAccess(row, names)), pageSize, nextCursor };
  }

  /** Each member once, ordered by id. */
  @Get('touched')
  @Ok(TouchedPage)
  async touched(@Query() { cursor, pageSize = 25, ...filter }: AccessLogQuery): Promise<TouchedPage> {
    const after = cursor === undefined ? undefined : parseCursor(cursor, isMember)[1];
    const { members, total } = await this.accesses.touched(filter, pageSize + 1, after);
    const items = await this.named(members.slice(0, pageSize));
    const last = members.length > pageSize ? items.at(-1) : undefined;
    return { items, total, pageSize, nextCursor: last ? formatCursor([TOUCHED, last.userId]) : null };
  }

  /** The members concerned as CSV. */
  @Get('touched/export')
  @Access('export-history')
  @RecordedAccess({ as: 'exported', reason: 'reason' })
  @AnswersCsv()
  async exportTouched(
    @Query() { reason: _, ...filter }: TouchedFileQuery,
    @Req() request: GuardedRequest,
  ): Promise<StreamableFile> {
    const members: TouchedMember[] = [];
    for await (const page of this.pages(filter)) members.push(...page);
    describeAccess(request, { subjects: members.map(({ userId }) => userId) });
    const lines = ['userId,name,times,firstAt,lastAt\r\n', ...members.map(lineOf)];
    return csvFile('touched', lines.join(''));
  }

  private async *pages(filter: AccessFilter): AsyncGenerator<TouchedMember[]> {
    for (let after: string | undefined; ; ) {
      const { members } = await this.accesses.touched(filter, MEMBERS_AT_ONCE, after);
      yield await this.named(members);
      after = members.at(-1)?.id;
      if (members.length < MEMBERS_AT_ONCE) return;
    }
  }

  private async named(members: readonly Touched[]): Promise<TouchedMember[]> {
    const names = await this.members.namesOf(members.map(({ id }) => id));
    return members.map(({ id: userId, ...times }) => ({ userId, name: names.get(userId) ?? null, ...times }));
  }
}

const LIST = 'access-log';
const TOUCHED = 'touched';
const isNumber = (parts: readonly unknown[]): parts is [string, number] =>
  parts.length === 2 && parts[0] === LIST && Number.isSafeInteger(parts[1]);
const isMember = (parts: readonly unknown[]): parts is [string, string] =>
  parts.length === 2 && parts[0] === TOUCHED && isUuid(parts[1]);

function lineOf({ userId, name, times, firstAt, lastAt }: TouchedMember): string {
  const safe = disarmFormula(name ?? '').replaceAll('"', '""');
  return `${userId},"${safe}",${String(times)},${firstAt.toISOString()},${lastAt.toISOString()}\r\n`;
}
