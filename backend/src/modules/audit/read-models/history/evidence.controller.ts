import { Get, Query, Req } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import type { GuardedRequest } from '../../../../platform/access/access.decorator.js';
import { describeAccess } from '../../../../platform/access-log/record-access.interceptor.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { History } from '../../../../platform/event-store/history.js';
import { DateTime, Id, Text } from '../../../../platform/http/fields.js';
import { Proofs } from '../../../../platform/proof/proofs.js';
import { SealStore } from '../../../../platform/proof/seal-store.js';
import { Verifier } from '../../../../platform/proof/verifier.js';
import { REASON } from '../../access-log/reason.js';
import { showInclusion, showSeal } from '../../public.js';
import { Actors } from './actors.js';
import { EvidenceResponse } from './evidence.response.js';
import { filterOf } from './history.query.js';
import { HistoryEntries } from './history-entries.js';

const MAX_EVENTS = 200;

class EvidenceQuery {
  @Id({ description: 'The member.' }) subject: string;
  @Text({ max: 2_000, optional: true, description: 'Event types, with commas between.' }) type?: string;
  @DateTime({ optional: true }) from?: Date;
  @DateTime({ optional: true }) to?: Date;
  @Text(REASON) reason: string;
}

/** The changes of a member as one page that others can verify. It is recorded before it is sent. */
@ApiController('audit', 'api/audit/evidence')
export class EvidenceController {
  constructor(
    private readonly history: History,
    private readonly entries: HistoryEntries,
    private readonly actors: Actors,
    private readonly seals: SealStore,
    private readonly proofs: Proofs,
    private readonly verifier: Verifier,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('export-history')
  @RecordedAccess({ as: 'exported', reason: 'reason' })
  @Ok(EvidenceResponse)
  async show(
    @Query() { reason: _, ...asked }: EvidenceQuery,
    @Me() me: string,
    @Req() request: GuardedRequest,
  ): Promise<EvidenceResponse> {
    const events = await this.history.search(filterOf(asked), MAX_EVENTS + 1);
    const shown = events.slice(0, MAX_EVENTS).toReversed();
    const [entries, names, seal] = await Promise.all([
      this.entries.of(shown, true),
      this.actors.namesOf([asked.subject, me]),
      this.seals.last(),
    ]);
    describeAccess(request, {
      subjects: entries.flatMap(({ subject, because }) => [subject, because?.subject ?? subject]),
    });
    const proofs = await Promise.all(
      entries.map(({ stream, version }) => this.proofs.inclusion(stream, version, seal)),
    );
    return {
      memberName: names.get(asked.subject) ?? null,
      items: entries.map((entry, i) => Object.assign(entry, { proof: proofs[i] ? showInclusion(proofs[i]) : null })),
      isCut: events.length > MAX_EVENTS,
      seal: seal ? showSeal(seal) : null,
      publicKey: this.verifier.key.publicKey,
      madeAt: this.clock.now(),
      madeBy: names.get(me) ?? null,
    };
  }
}
