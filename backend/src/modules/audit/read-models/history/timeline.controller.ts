import { Get, Query } from '@nestjs/common';
import { Access, ApiController, MyRoles, Ok, PathId } from '../../../../access/access.decorator.js';
import type { StaffRole } from '../../../../access/roles.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { formatPosition, type Recorded } from '../../../../platform/event-sourcing/index.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { mapPage, pageOf, pageShowing, pageSortedBy } from '../../../../platform/http/paging.js';
import { notFound } from '../../../../platform/http/problem.js';
import { formatCursor, parseCursor, UnknownCursor } from '../../../../platform/projections/cursor.js';
import type { PageRequest } from '../../../../platform/projections/read-models.js';
import { Actors } from './actors.js';
import { beginnerOf } from './beginner.js';
import { showMoment, TimelinePage } from './timeline.response.js';

class TimelineQuery extends pageSortedBy('at') {}

@ApiController('staff', 'api/admin/members/:id/timeline')
export class TimelineController {
  constructor(
    private readonly store: EventStore,
    private readonly registry: EventRegistry,
    private readonly actors: Actors,
  ) {}

  /** Only admins see personal fields. The look is recorded first. */
  @Get()
  @RecordedAccess({ first: true })
  @Access('work-on-queues')
  @Ok(TimelinePage)
  async show(
    @PathId('id') memberId: string,
    @Query() query: TimelineQuery,
    @MyRoles() roles: readonly StaffRole[],
  ): Promise<TimelinePage> {
    const asked = pageOf(query);
    const oldestFirst = await this.store.loadSubject(memberId);
    const events = query.sort === 'at' ? oldestFirst : oldestFirst.toReversed();
    if (events.length === 0) throw notFound();
    const isOpen = roles.includes('admin');
    const from = beginningOf(asked, events);
    const shown = pageShowing(events.slice(from, from + asked.pageSize + 1), events.length, asked, cursorAfter);
    const steps = new Map(oldestFirst.map(({ meta }) => [meta.commandId, meta]));
    const beginner = ({ meta }: Recorded) => beginnerOf(meta.causationId, (id) => steps.get(id));
    const ids = shown.items.flatMap((event) => [event.meta.actorId, beginner(event) ?? '']);
    const names = await this.actors.namesOf(ids.filter(Boolean));
    return mapPage(shown, (event) => {
      const told = this.registry.shown(event);
      return showMoment(told, this.registry.type(event.type), beginner(event), names, isOpen);
    });
  }
}

const cursorAfter = ({ meta }: Recorded): string => formatCursor([formatPosition(meta.position)]);

/** The index of the page's first event. Events recorded since the page before do not shift it. */
function beginningOf({ page, pageSize, cursor }: PageRequest, events: readonly Recorded[]): number {
  if (cursor === undefined) return (page - 1) * pageSize;
  const [last] = parseCursor(cursor, (place): place is [string] => place.length === 1);
  const index = events.findIndex(({ meta }) => formatPosition(meta.position) === last);
  if (index === -1) throw new UnknownCursor(cursor);
  return index + 1;
}
