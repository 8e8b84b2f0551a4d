import { Get } from '@nestjs/common';
import { Access, ApiController, Me, Ok, PathId } from '../../../../access/access.decorator.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { BehindSwitch } from '../../../../platform/features/switches.js';
import { notFound } from '../../../../platform/http/problem.js';
import { hireRequest } from '../../domain/hire-request.aggregate.js';
import { Matches } from '../../matching/matches.js';
import { CandidatesResponse } from './candidates.response.js';
import { HireRequestFiles } from './hire-request-file.query.js';
import { HireRequestFileResponse } from './hire-request-file.response.js';

@ApiController('hiring', 'api/me/hire-requests/:requestId')
export class OwnHireRequestController {
  constructor(
    private readonly store: EventStore,
    private readonly files: HireRequestFiles,
    private readonly matches: Matches,
  ) {}

  @Get()
  @Access('own-business')
  @Ok(HireRequestFileResponse)
  async show(@Me() businessId: string, @PathId('requestId') requestId: string): Promise<HireRequestFileResponse> {
    await this.store.findOwn(hireRequest, requestId, businessId);
    return this.files.of(requestId, 'business');
  }

  /** Lists candidates when staff let the business choose. */
  @Get('candidates')
  @Access('own-business')
  @BehindSwitch('matching')
  @Ok(CandidatesResponse)
  async list(@Me() businessId: string, @PathId('requestId') requestId: string): Promise<CandidatesResponse> {
    await this.store.findOwn(hireRequest, requestId, businessId);
    if (!(await this.matches.mayChoose(requestId))) throw notFound();
    return this.matches.candidatesOf(requestId);
  }
}
