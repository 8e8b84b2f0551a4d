import { Controller, Get, Inject, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, MyRoles } from '../../../../platform/access/access.decorator.js';
import type { StaffRole } from '../../../../platform/access/roles.js';
import type { Caller } from '../../../../platform/command-handling/execute-command.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { RequestCaller } from '../../../../platform/http/caller.decorator.js';
import { NumberedPageQuery, pageOf } from '../../../../platform/http/paging.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { StaffRecords } from '../../http/staff-records.js';
import { Actors } from './actors.js';
import { showMoment, TimelinePage } from './timeline.response.js';

@ApiTags('staff')
@ApiBearerAuth()
@Controller('api/admin/members/:id/timeline')
export class TimelineController {
  constructor(
    @Inject(EventStore) private readonly store: EventStore,
    @Inject(EventRegistry) private readonly registry: EventRegistry,
    @Inject(Actors) private readonly actors: Actors,
    @Inject(StaffRecords) private readonly records: StaffRecords,
  ) {}

  /**
   * The member's life from the log, newest first. Personal fields are open to admins alone, and that an admin looked
   * is recorded; reviewers read the rest.
   */
  @Get()
  @Access('work-on-queues')
  @ApiOkResponse({ type: TimelinePage })
  async show(
    @Param('id', ParseUUIDPipe) memberId: string,
    @Query() query: NumberedPageQuery,
    @MyRoles() roles: readonly StaffRole[],
    @RequestCaller() caller: Caller,
  ): Promise<TimelinePage> {
    const { page, pageSize } = pageOf(query);
    const life = (await this.store.ofSubject(memberId)).toReversed();
    if (life.length === 0) throw new HttpProblem('NOT_FOUND');
    const isOpen = roles.includes('admin');
    if (isOpen) await this.records.looked({ memberId, view: 'timeline' }, caller);
    const shown = life.slice((page - 1) * pageSize, page * pageSize);
    const names = await this.actors.namesOf(shown.map(({ meta }) => meta.actorId));
    const items = shown.map((event) => showMoment(event, this.registry.type(event.type), names, isOpen));
    return { items, total: life.length, page, pageSize };
  }
}
