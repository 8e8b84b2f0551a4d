import { Get, Param, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { beginning } from '../../../../platform/event-sourcing/index.js';
import { EventParam } from '../../../../platform/http/event-param.js';
import { QueryNumber, Text } from '../../../../platform/http/fields.js';
import { notFound } from '../../../../platform/http/problem.js';
import { formatCursor, parseCursor } from '../../../../platform/projections/cursor.js';
import { AlteredRecords } from '../../../../platform/proof/altered-records.js';
import { Anchoring } from '../../../../platform/proof/anchors/anchoring.js';
import { KnownSeals } from '../../../../platform/proof/known-seals.js';
import { Proofs } from '../../../../platform/proof/proofs.js';
import { SealStore } from '../../../../platform/proof/seal-store.js';
import { SealedLog } from '../../../../platform/proof/sealed-log.js';
import { Verifier } from '../../../../platform/proof/verifier.js';
import {
  ConsistencyResponse,
  InclusionResponse,
  ProofStateResponse,
  SealsPage,
  showConsistency,
  showInclusion,
  showSeal,
} from './proof.response.js';

const SEALS = { min: 1, max: Number.MAX_SAFE_INTEGER } as const;
const COUNTED = 1_000;

class SealsQuery {
  @Text({ max: 100, optional: true, description: 'The nextCursor of the page before.' }) cursor?: string;
  @QueryNumber({ min: 1, max: 100, optional: true, default: 10 }) pageSize?: number;
}

const isPlace = (place: readonly unknown[]): place is [number] => place.length === 1 && Number.isSafeInteger(place[0]);

class ConsistencyQuery {
  @QueryNumber({ ...SEALS }) from: number;
  @QueryNumber({ ...SEALS }) to: number;
}

/** Proves that the log is unchanged since it was sealed. */
@Access('read-history')
@ApiController('audit', 'api/audit')
export class ProofController {
  constructor(
    private readonly seals: SealStore,
    private readonly log: SealedLog,
    private readonly proofs: Proofs,
    private readonly verifier: Verifier,
    private readonly known: KnownSeals,
    private readonly alteredRecords: AlteredRecords,
    private readonly anchoring: Anchoring,
  ) {}

  @Get('seals')
  @Ok(SealsPage)
  async list(@Query() { cursor, pageSize = 10 }: SealsQuery): Promise<SealsPage> {
    const [before] = cursor === undefined ? [Number.MAX_SAFE_INTEGER] : parseCursor(cursor, isPlace);
    const [seals, newest] = await Promise.all([this.seals.before(before, pageSize), this.seals.last()]);
    const oldest = seals.at(-1)?.number ?? 1;
    const nextCursor = oldest > 1 ? formatCursor([oldest]) : null;
    return { items: seals.map(showSeal), total: newest?.number ?? 0, pageSize, nextCursor };
  }

  @Get('proof')
  @Ok(ProofStateResponse)
  async state(): Promise<ProofStateResponse> {
    const newest = await this.seals.last();
    const waiting = await this.log.after(newest?.at ?? beginning, COUNTED);
    const { id, publicKey } = this.verifier.key;
    return {
      contradiction: await this.known.findContradiction(),
      alteredAccounts: this.alteredRecords.altered,
      keyId: id,
      publicKey,
      newestSeal: newest ? showSeal(newest) : null,
      notYetSealed: waiting.length,
      anchors: await this.anchoring.newest(),
      verification: this.verifier.state() ?? null,
    };
  }

  @Get('events/:stream/:version/proof')
  @Ok(InclusionResponse)
  async inclusion(@Param() { stream, version }: EventParam): Promise<InclusionResponse> {
    const found = await this.proofs.inclusion(stream, version);
    if (!found) throw notFound();
    return showInclusion(found);
  }

  @Get('proof/consistency')
  @Ok(ConsistencyResponse)
  async consistency(@Query() { from, to }: ConsistencyQuery): Promise<ConsistencyResponse> {
    const found = await this.proofs.consistency(from, to);
    if (!found) throw notFound();
    return showConsistency(found);
  }
}
