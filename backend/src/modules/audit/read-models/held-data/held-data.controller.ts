import { Get, Header, Query } from '@nestjs/common';
import { Access, ApiController, Ok, PathId } from '../../../../access/access.decorator.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { NOBODY } from '../../../../platform/command-handling/caller.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import type { Recorded } from '../../../../platform/event-sourcing/index.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { CHALLENGE_CALENDAR } from '../../../appraisals/public.js';
import { CALENDAR, CARD_GATEWAY } from '../../../commerce/public.js';
import { HeldAccounts, MemberDirectory, RETENTION } from '../../../identity/public.js';
import { Accesses, type Access as Look } from '../../access-log/accesses.js';
import { ReasonQuery } from '../../access-log/reason.js';
import { HeldDataResponse, MAX_LOOKS } from './held-data.response.js';

@Access('read-history')
@ApiController('audit', 'api/audit/members/:id/data')
export class HeldDataController {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: HeldAccounts,
    private readonly store: EventStore,
    private readonly registry: EventRegistry,
    private readonly accesses: Accesses,
    private readonly members: MemberDirectory,
  ) {}

  @Get()
  @RecordedAccess({ first: true })
  @Ok(HeldDataResponse)
  view(@PathId('id') id: string): Promise<HeldDataResponse> {
    return this.heldOf(id);
  }

  /** A file for the member, without the names of staff. */
  @Get('export')
  @Access('export-history')
  @RecordedAccess({ as: 'exported', reason: 'reason' })
  @Header('Content-Disposition', 'attachment; filename="held-data.json"')
  @Ok(HeldDataResponse)
  async file(@Query() _: ReasonQuery, @PathId('id') id: string): Promise<HeldDataResponse> {
    const held = await this.heldOf(id);
    for (const look of held.looks) look.actor = null;
    return held;
  }

  private async heldOf(memberId: string): Promise<HeldDataResponse> {
    const [account, events, looks, looksTotal] = await Promise.all([
      this.accounts.of(memberId),
      this.store.loadSubject(memberId),
      this.accesses.search({ subject: memberId }, MAX_LOOKS),
      this.accesses.count({ subject: memberId }),
    ]);
    const staff = await this.members.namesOf(looks.flatMap(({ actor }) => actor ?? []));
    const history = events.map((event) => factOf(this.registry.shown(event), memberId));
    return { at: this.clock.now(), ...account, history, looks: looks.map((look) => showLook(look, staff)), looksTotal };
  }
}

function showLook({ at, kind, route, actor: actorId }: Look, staff: ReadonlyMap<string, string>) {
  return { at, kind, route, actorId, actor: staff.get(actorId ?? '') ?? null };
}

function factOf({ type, data, meta }: Recorded, memberId: string): Fact {
  const { recordedAt: at, actorId } = meta;
  return { at, type, by: doerOf(meta, memberId), actorId, data };
}

type Fact = HeldDataResponse['history'][number];

function doerOf({ actorId, causationId }: Recorded['meta'], memberId: string): Fact['by'] {
  if (actorId === memberId || actorId === NOBODY) return 'member';
  return causationId || [CARD_GATEWAY, CALENDAR, CHALLENGE_CALENDAR, RETENTION].includes(actorId) ? 'product' : 'staff';
}
