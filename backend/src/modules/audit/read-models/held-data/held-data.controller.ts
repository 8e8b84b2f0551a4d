import { Controller, Get, Header, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access/access.decorator.js';
import { NOBODY, RequestCaller } from '../../../../platform/command-handling/caller.decorator.js';
import type { Caller } from '../../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../../platform/config/clock.js';
import type { Recorded } from '../../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { CALENDAR, CARD_GATEWAY } from '../../../commerce/public.js';
import { HeldAccounts } from '../../../identity/public.js';
import { AccessRecorder } from '../../access-log/access-recorder.js';
import { AccessLog } from './access-log.js';
import { HeldDataResponse } from './held-data.response.js';

@ApiTags('audit')
@Access('read-history')
@Controller('api/audit/members/:id/data')
export class HeldDataController {
  constructor(
    private readonly recorder: AccessRecorder,
    private readonly clock: Clock,
    private readonly accounts: HeldAccounts,
    private readonly store: EventStore,
    private readonly accessLog: AccessLog,
  ) {}

  @Get()
  @ApiOkResponse({ type: HeldDataResponse })
  async view(@Param('id', ParseUUIDPipe) id: string, @RequestCaller() caller: Caller): Promise<HeldDataResponse> {
    const held = await this.heldOf(id);
    await this.recorder.recordView({ memberId: id, view: 'data' }, caller);
    return held;
  }

  /** The same as a file, to be handed to the member: without the names of staff. */
  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="held-data.json"')
  @ApiOkResponse({ type: HeldDataResponse })
  async file(@Param('id', ParseUUIDPipe) id: string, @RequestCaller() caller: Caller): Promise<HeldDataResponse> {
    const held = await this.heldOf(id);
    await this.recorder.recordExport({ filters: { subject: id }, count: held.history.length }, caller);
    for (const look of held.looks) look.actor = null;
    return held;
  }

  private async heldOf(memberId: string): Promise<HeldDataResponse> {
    const [account, events, { entries: looks, total: looksTotal }] = await Promise.all([
      this.accounts.of(memberId),
      this.store.loadSubject(memberId),
      this.accessLog.of(memberId),
    ]);
    const history = events.map((event) => factOf(event, memberId));
    return { at: this.clock.now(), ...account, history, looks, looksTotal };
  }
}

function factOf({ type, data, meta }: Recorded, memberId: string): Fact {
  const { recordedAt: at, actorId } = meta;
  return { at, type, by: doerOf(meta, memberId), actorId, data };
}

type Fact = HeldDataResponse['history'][number];

function doerOf({ actorId, causationId }: Recorded['meta'], memberId: string): Fact['by'] {
  if (actorId === memberId || actorId === NOBODY) return 'member';
  return causationId || actorId === CARD_GATEWAY || actorId === CALENDAR ? 'product' : 'staff';
}
