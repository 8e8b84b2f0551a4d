import { Get, Param, Query } from '@nestjs/common';
import { Access, ApiController, Me, MyRoles, Ok } from '../../../../access/access.decorator.js';
import { allows } from '../../../../access/policies.js';
import type { StaffRole } from '../../../../access/roles.js';
import { EventCodec } from '../../../../platform/event-store/event-codec.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { cursorOf, History } from '../../../../platform/event-store/history.js';
import { Choice, DateTime, QueryNumber, Text } from '../../../../platform/http/fields.js';
import { notFound } from '../../../../platform/http/problem.js';
import { ListProp, TextProp } from '../../../../platform/http/props.js';
import { formatCursor, rejectUnknownCursor } from '../../../../platform/projections/cursor.js';
import { type Queue, QueueParam, queueReaders } from '../../../admin/public.js';
import { Actors } from './actors.js';
import { readCursor } from './history.query.js';
import { NamedEvent, showEvent } from './history.response.js';

/** The events that decide an item of each queue. */
const decisionsOf: Readonly<Record<Queue, readonly string[]>> = {
  appraisals: ['AppraisalApproved', 'AppraisalRejected'],
  kyc: ['KycPassed', 'KycDetailsAsked', 'KycFailed'],
  payments: ['ProgramFeeConfirmed', 'ProgramFeeRejected'],
  orders: ['OrderProcessingStarted', 'OrderCompleted', 'OrderRejected', 'OrderPaid', 'OrderPaymentReturned'],
  hireRequests: ['HireRequestApproved', 'HireRequestRejected', 'HireRequestWithdrawn'],
  growthTools: ['ToolRequestApproved', 'ToolRequestRejected'],
  loans: ['LoanRequestApproved', 'LoanRequestRejected'],
};

class DecisionsQuery {
  @Choice(['me'], { optional: true }) by?: 'me';
  @DateTime({ optional: true }) from?: Date;
  @Text({ max: 300, optional: true, description: 'The nextCursor of the page before.' }) cursor?: string;
  @QueryNumber({ min: 1, max: 100, optional: true, default: 20 }) pageSize?: number;
}

class DecisionResponse extends NamedEvent {
  @TextProp({ nullable: true, description: 'What the member was told with it.' }) told: string | null;
}

class DecisionsPage {
  @ListProp(() => DecisionResponse) items: DecisionResponse[];
  @TextProp({ nullable: true, description: 'Asks for the next page; null on the last.' }) nextCursor: string | null;
}

@ApiController('staff', 'api/admin/decisions/:queue')
export class DecisionsController {
  constructor(
    private readonly history: History,
    private readonly registry: EventRegistry,
    private readonly codec: EventCodec,
    private readonly actors: Actors,
  ) {}

  /** The decisions of a queue, newest first. Of personal fields, only the texts for the member are shown. */
  @Get()
  @Access('read-queues')
  @Ok(DecisionsPage)
  async list(
    @Param() { queue }: QueueParam,
    @Query() { by, from, cursor, pageSize = 20 }: DecisionsQuery,
    @Me() me: string,
    @MyRoles() roles: readonly StaffRole[],
  ): Promise<DecisionsPage> {
    if (!allows(queueReaders[queue], roles)) throw notFound();
    const filter = { types: decisionsOf[queue], ...(by && { actor: me }), ...(from && { from }) };
    const after = cursor ? readCursor(cursor) : undefined;
    const events = await rejectUnknownCursor(cursor, this.history.search(filter, pageSize + 1, after));
    const shown = events.slice(0, pageSize);
    const last = shown.at(-1);
    const [names, opened] = await Promise.all([
      this.actors.namesOf(shown.flatMap((event) => [event.actor_id, event.subject_id])),
      this.codec.decode(shown),
    ]);
    return {
      items: shown.map((event, at) => {
        const actorName = names.get(event.actor_id) ?? null;
        const subjectName = names.get(event.subject_id) ?? null;
        return Object.assign(showEvent(event, this.registry), {
          actorName,
          subjectName,
          told: toldIn(opened[at]?.data ?? {}),
        });
      }),
      nextCursor: last && events.length > pageSize ? formatCursor(cursorOf(last)) : null,
    };
  }
}

const toldIn = ({ reason, message, comment }: { reason?: string; message?: string; comment?: string }): string | null =>
  reason ?? message ?? comment ?? null;
