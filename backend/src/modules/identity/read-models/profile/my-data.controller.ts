import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me, MySession } from '../../../../access/access.decorator.js';
import { NOBODY } from '../../../../platform/command-handling/caller.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import type { Recorded } from '../../../../platform/event-sourcing/index.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { ChoiceProp, DataProp, DateTimeProp, ListProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { SessionResponse } from '../../public.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { Sessions } from '../../sessions/sessions.js';
import { ProfileResponse, showProfile } from './profile.response.js';
import { Profiles } from './profiles.js';

export class FactResponse {
  @DateTimeProp() at: Date;
  @TextProp({ description: 'What happened.' }) type: string;
  @ChoiceProp(['you', 'us']) by: 'you' | 'us';
  @DataProp() data: object;
}

export class MyDataResponse {
  @DateTimeProp() at: Date;
  @ObjectProp(() => ProfileResponse) profile: ProfileResponse;
  @ListProp(() => SessionResponse) devices: SessionResponse[];
  @DateTimeProp({ nullable: true, description: 'Since when signing in asks for a code.' })
  secondFactorSince: Date | null;
  @ListProp(() => FactResponse) history: FactResponse[];
}

@ApiTags('account')
@Controller('api/me/data')
export class MyDataController {
  constructor(
    private readonly clock: Clock,
    private readonly profiles: Profiles,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly store: EventStore,
    private readonly registry: EventRegistry,
  ) {}

  @Get()
  @Access('own-account')
  @ApiOkResponse({ type: MyDataResponse })
  async show(@Me() memberId: string, @MySession() sessionId: string): Promise<MyDataResponse> {
    const [profile, sessions, secondFactor, events] = await Promise.all([
      this.profiles.of(memberId),
      this.sessions.openOf(memberId),
      this.factors.of(memberId),
      this.store.loadSubject(memberId),
    ]);
    return {
      at: this.clock.now(),
      profile: showProfile(profile),
      devices: sessions.map((session) => ({ ...session, current: session.id === sessionId })),
      secondFactorSince: secondFactor.since,
      history: events.map((event) => this.fact(event, memberId)),
    };
  }

  private fact({ type, data, meta }: Recorded, memberId: string): FactResponse {
    const { staffOnly = [] } = this.registry.type(type);
    const own = Object.fromEntries(Object.entries(data).filter(([field]) => !staffOnly.some((name) => name === field)));
    return { at: meta.recordedAt, type, by: [memberId, NOBODY].includes(meta.actorId) ? 'you' : 'us', data: own };
  }
}
