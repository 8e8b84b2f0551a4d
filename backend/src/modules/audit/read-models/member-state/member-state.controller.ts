import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok, PathId } from '../../../../access/access.decorator.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { DateTime } from '../../../../platform/http/fields.js';
import { httpRefusals } from '../../../../platform/http/http.refusals.js';
import { HttpProblem, notFound } from '../../../../platform/http/problem.js';
import { ReadModelRegistry } from '../../../../platform/projections/read-model-registry.js';
import { MemberStateResponse, stateOf } from './member-state.response.js';

/** Events of another process may be ahead of this clock. */
const MAX_CLOCK_SKEW_MS = 60_000;

const stillToCome = (): HttpProblem =>
  new HttpProblem(httpRefusals.INVALID_QUERY, [{ field: 'at', message: 'Choose a moment that has been.' }]);

class MemberStateQuery {
  @DateTime({ optional: true }) at?: Date;
}

/** Rebuilds a member as of a moment: runs earlier events through the live projectors, and stores nothing. */
@ApiController('audit', 'api/audit/members/:id/state')
export class MemberStateController {
  constructor(
    private readonly store: EventStore,
    private readonly registry: ReadModelRegistry,
    private readonly clock: Clock,
  ) {}

  /** Defaults to now. The look is recorded first. */
  @Get()
  @RecordedAccess({ first: true })
  @Access('read-history')
  @Ok(MemberStateResponse)
  async show(
    @PathId('id') memberId: string,
    @Query() { at = this.clock.now() }: MemberStateQuery,
  ): Promise<MemberStateResponse> {
    if (at.getTime() > this.clock.now().getTime() + MAX_CLOCK_SKEW_MS) throw stillToCome();
    const events = await this.store.loadSubject(memberId);
    if (events.length === 0) throw notFound();
    const known = events.slice(0, 1 + events.findLastIndex(({ meta }) => meta.recordedAt <= at));
    return Object.assign(stateOf(this.registry.all(), known, memberId), { at, events: known.length });
  }
}
