import { Get } from '@nestjs/common';
import { Access, ApiController, Ok, PathId } from '../../../../access/access.decorator.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { BehindSwitch } from '../../../../platform/features/switches.js';
import { hireRequest } from '../../domain/hire-request.aggregate.js';
import { Matches } from '../../matching/matches.js';
import { CandidatesResponse } from './candidates.response.js';
import { HireRequestFiles } from './hire-request-file.query.js';
import { StaffHireRequestFileResponse } from './hire-request-file.response.js';

@ApiController('staff', 'api/admin/hire-requests/:requestId')
export class CandidatesController {
  constructor(
    private readonly store: EventStore,
    private readonly matches: Matches,
    private readonly files: HireRequestFiles,
  ) {}

  @Get()
  @Access('review-hire-requests')
  @Ok(StaffHireRequestFileResponse)
  async show(@PathId('requestId') requestId: string): Promise<StaffHireRequestFileResponse> {
    await this.store.subjectOf(hireRequest, requestId);
    const [file, business] = await Promise.all([this.files.of(requestId, 'staff'), this.matches.businessOf(requestId)]);
    return Object.assign(file, { business });
  }

  @Get('candidates')
  @Access('review-hire-requests')
  @BehindSwitch('matching')
  @Ok(CandidatesResponse)
  list(@PathId('requestId') requestId: string): Promise<CandidatesResponse> {
    return this.matches.candidatesOf(requestId);
  }
}
