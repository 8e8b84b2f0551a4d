import { Body, Param, Put } from '@nestjs/common';
import { Access, ApiController, Me, MyRoles, MySession, Ok } from '../../../access/access.decorator.js';
import { allows } from '../../../access/policies.js';
import type { StaffRole } from '../../../access/roles.js';
import { Flag, Id, TextList } from '../../../platform/http/fields.js';
import { notFound } from '../../../platform/http/problem.js';
import { FlagProp, IdProp, ListProp, TextProp } from '../../../platform/http/props.js';
import { Holds } from '../read-models/waiting-requests/holds.js';
import { QueueParam } from '../read-models/waiting-requests/queue-filter.query.js';
import { queueReaders } from '../read-models/waiting-requests/waiting-requests.row.js';

class HoldRequest {
  @Id({ description: 'One window of the caller: another one holds for itself.' }) desk: string;
  @TextList({ maxItems: 12, max: 80 }) items: string[];
  @Flag({ optional: true }) takesOver?: boolean;
}

class HoldResponse {
  @TextProp() item: string;
  @IdProp() holderId: string;
  @TextProp() holder: string;
  @FlagProp({ description: 'It is looked at; otherwise it is the next one of theirs.' }) isOpen: boolean;
}

class HoldsResponse {
  @ListProp(() => HoldResponse) items: HoldResponse[];
}

@ApiController('staff', 'api/admin/holds/:queue')
export class HoldsController {
  constructor(private readonly holds: Holds) {}

  /** Holds the first of `items` as open, and the next three that are free. Answers all holds of the queue. */
  @Put()
  @Access('read-queues')
  @Ok(HoldsResponse)
  async hold(
    @Param() { queue }: QueueParam,
    @Body() { desk, items, takesOver = false }: HoldRequest,
    @Me() holderId: string,
    @MySession() sessionId: string,
    @MyRoles() roles: readonly StaffRole[],
  ): Promise<HoldsResponse> {
    if (!allows(queueReaders[queue], roles)) throw notFound();
    return { items: await this.holds.hold({ queue, holderId, desk, items, takesOver, sessionId }) };
  }
}
