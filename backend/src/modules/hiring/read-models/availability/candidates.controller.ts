import { Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Pool } from '../../../../platform/database/pool.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { BehindSwitch } from '../../../../platform/features/switches.js';
import { skillsIn } from '../../../../reference-data/index.js';
import { MemberDirectory } from '../../../identity/public.js';
import { RANKING_VERSION, rankCandidates } from '../../domain/candidates.js';
import { hireRequest } from '../../domain/hire-request.aggregate.js';
import type { HireDetails } from '../../domain/hire-request.events.js';
import { findCandidates } from './candidates.query.js';
import { CandidatesResponse } from './candidates.response.js';
import { HireRequestFiles } from './hire-request-file.query.js';
import { HireRequestFileResponse } from './hire-request-file.response.js';

@ApiController('staff', 'api/admin/hire-requests/:requestId')
export class CandidatesController {
  constructor(
    private readonly store: EventStore,
    private readonly pool: Pool,
    private readonly directory: MemberDirectory,
    private readonly files: HireRequestFiles,
  ) {}

  @Get()
  @Access('review-hire-requests')
  @BehindSwitch('matching')
  @Ok(HireRequestFileResponse)
  async show(@Param('requestId', ParseUUIDPipe) requestId: string): Promise<HireRequestFileResponse> {
    await this.store.subjectOf(hireRequest, requestId);
    return this.files.of(requestId, 'staff');
  }

  @Get('candidates')
  @Access('review-hire-requests')
  @BehindSwitch('matching')
  @Ok(CandidatesResponse)
  async list(@Param('requestId', ParseUUIDPipe) requestId: string): Promise<CandidatesResponse> {
    const businessId = await this.store.subjectOf(hireRequest, requestId);
    const { events } = await this.store.load(hireRequest, requestId);
    const business = (await this.directory.of([businessId])).get(businessId);
    const { department, workType, skills } = events[0]?.data as HireDetails;
    const wanted = { department, workType, skills: skillsIn(skills ?? ''), state: business?.state ?? null };
    const rows = new Map((await findCandidates(this.pool, wanted)).map((row) => [row.id, row]));
    const items = rankCandidates(wanted, [...rows.values()]).flatMap(({ id, score, reasons }) => {
      const row = rows.get(id);
      if (!row) return [];
      const { firstName, department, state, points, pageName, asks, waitingSince } = row;
      const portfolio = pageName && `/c/${pageName}`;
      const who = { creatorId: id, userId: id, firstName, department, state, points, portfolio };
      return [{ ...who, asks, waitingSince, score, reasons }];
    });
    return { version: RANKING_VERSION, items };
  }
}
