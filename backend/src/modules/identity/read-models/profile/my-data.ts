import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { NOBODY } from '../../../../platform/command-handling/caller.decorator.js';
import { ExecuteCommand, systemCaller } from '../../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../../platform/config/clock.js';
import type { Recorded } from '../../../../platform/event-sourcing/index.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { ApiTokens } from '../../api-tokens/api-tokens.js';
import { privacyRequests, privacyRequestsOf } from '../../domain/privacy-requests.aggregate.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { Sessions } from '../../sessions/sessions.js';
import type { FactResponse, MyDataResponse } from './my-data.response.js';
import { showProfile } from './profile.response.js';
import { Profiles } from './profiles.js';

/** Collects all data of a member, for the member. */
@Injectable()
export class MyData {
  constructor(
    private readonly clock: Clock,
    private readonly profiles: Profiles,
    private readonly sessions: Sessions,
    private readonly apiTokens: ApiTokens,
    private readonly factors: SecondFactors,
    private readonly store: EventStore,
    private readonly registry: EventRegistry,
    private readonly bus: CommandBus,
  ) {}

  /** Like {@link of}, for the member to download. Answers open requests for access. */
  async take(memberId: string, sessionId?: string): Promise<MyDataResponse> {
    const taken = await this.of(memberId, sessionId);
    const data = { requestId: uuidv7(), today: taken.at.toISOString().slice(0, 10) };
    const command = { type: 'NoteOwnData', data } as const;
    const stream = privacyRequestsOf(memberId);
    await this.bus.execute(new ExecuteCommand(privacyRequests, stream, command, systemCaller(memberId)));
    return taken;
  }

  async of(memberId: string, sessionId?: string): Promise<MyDataResponse> {
    const [profile, sessions, apiTokens, secondFactor, events] = await Promise.all([
      this.profiles.of(memberId),
      this.sessions.openOf(memberId),
      this.apiTokens.of(memberId),
      this.factors.of(memberId),
      this.store.loadSubject(memberId),
    ]);
    return {
      at: this.clock.now(),
      profile: showProfile(profile),
      devices: sessions.map((session) => ({ ...session, current: session.id === sessionId })),
      apiTokens,
      secondFactorSince: secondFactor.since,
      history: events.map((event) => this.fact(event, memberId)),
    };
  }

  private fact(event: Recorded, memberId: string): FactResponse {
    const { type, data, meta } = this.registry.shown(event);
    const { staffOnly = [] } = this.registry.type(type);
    const own = Object.fromEntries(Object.entries(data).filter(([field]) => !staffOnly.includes(field)));
    return { at: meta.recordedAt, type, by: [memberId, NOBODY].includes(meta.actorId) ? 'you' : 'us', data: own };
  }
}
