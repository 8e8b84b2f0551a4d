import type { EntityName, FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import { Injectable, mixin, type Type } from '@nestjs/common';
import { Clock } from '../../../../platform/config/clock.js';
import { Choice, Text } from '../../../../platform/http/fields.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { mapPage, type PageQuery, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { FlagProp } from '../../../../platform/http/props.js';
import type { AnyRow, RowValues } from '../../../../platform/projections/read-model.js';
import { isOneOf, type Narrowed, type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory, type MemberEntry } from '../../../identity/public.js';
import { MemberSearch } from '../../member-search/member-search.js';
import { QueueTargets } from '../../queue-targets/queue-targets.js';
import type { QueueFilter } from './queue-filter.query.js';
import type { Queue } from './waiting-requests.row.js';

const HOUR_MS = 3_600_000;
/** A name that more members have is not searched. */
const MAX_MEMBERS = 1_000;

/** A query for pages of a queue. `status` is pending, overdue or one of `others`. */
export function queueQuery<Field extends string, Other extends string = never>(
  field: Field,
  others: readonly Other[] = [],
) {
  class QueueQuery extends pageSortedBy(field) {
    @Choice(['overdue', ...others], { optional: true }) status?: 'overdue' | Other;
    @Text({ max: 100, optional: true, description: 'Words of the name, an address, a phone, or what the list shows.' })
    q?: string;
  }
  return QueueQuery;
}

export function queuePage<Item>(item: Type<Item>) {
  class QueuePage extends pageResponse(item) {
    @FlagProp({ required: false, description: 'More members are called so than are looked through.' })
    tooManyNames?: true;
  }
  return mixin(QueuePage);
}

type Asked = PageQuery & QueueFilter;

/** A queue: its rows, and how they are found, filtered and shown. */
interface WaitingList<Row extends AnyRow, Shown> {
  readonly queue: Queue;
  readonly entity: EntityName<Row>;
  readonly member: keyof Row & string;
  readonly since: keyof Row & string;
  readonly waits?: FilterQuery<Row>;
  readonly statuses?: Readonly<Record<string, FilterQuery<Row>>>;
  /** Conditions that a search adds to the rows of members with that name. */
  readonly alsoFits?: (text: string) => readonly object[];
  readonly show: (row: RowValues<Row>, member: MemberEntry | undefined) => Shown;
}

/** Pages of a queue with search and filters, oldest first by default. */
@Injectable()
export class QueueLists {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly members: MemberSearch,
    private readonly clock: Clock,
    private readonly targets: QueueTargets,
  ) {}

  async page<Row extends AnyRow, Shown>(
    list: WaitingList<Row, Shown>,
    asked: Asked,
  ): Promise<Page<Shown> & { tooManyNames?: true }> {
    const { q, status, sort = '' } = asked;
    const called = q ? await this.members.idsCalled(q, MAX_MEMBERS + 1) : [];
    const tooManyNames = called.length > MAX_MEMBERS;
    const found = q ? [{ [list.member]: isOneOf(tooManyNames ? [] : called) }, ...(list.alsoFits?.(q) ?? [])] : [];
    const filters = [list.waits ?? {}, await this.statusOf(list, status), ...(q ? [{ $or: found }] : [])];
    const order = { [list.since]: sort.startsWith('-') ? 'desc' : 'asc' } as QueryOrderMap<Row>;
    const fitting = { $and: filters } as unknown as FilterQuery<Row>;
    const { where, total }: Narrowed<Row> = q
      ? await this.readModels.narrowed(list.entity, fitting)
      : { where: fitting };
    const page = await this.readModels.page<Row>(list.entity, where, [order], pageOf(asked), total);
    const idOf = (row: RowValues<Row>) => (row as Record<string, unknown>)[list.member] as string;
    const members = await this.directory.of(page.items.map(idOf));
    return {
      ...mapPage(page, (row) => list.show(row, members.get(idOf(row)))),
      ...(tooManyNames && { tooManyNames: true }),
    };
  }

  private async statusOf<Row extends AnyRow>(
    { queue, since, statuses = {} }: WaitingList<Row, unknown>,
    status: string | undefined,
  ): Promise<object> {
    if (status !== 'overdue') return (statuses[status ?? ''] ?? {}) as object;
    return { [since]: await this.longerThanTarget(queue) };
  }

  /** A filter of the waiting time that selects overdue rows. */
  async longerThanTarget(queue: Queue): Promise<{ $lt: Date }> {
    const hours = (await this.targets.hours())[queue];
    return { $lt: new Date(this.clock.now().getTime() - hours * HOUR_MS) };
  }
}
