import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { nextPaymentReference } from '../../domain/payment-reference.js';
import {
  PaymentReferenceResponse,
  ProgramFeePage,
  type ProgramFeeResponse,
  showProgramFee,
} from './program-fees.response.js';
import { ProgramFee } from './program-fees.row.js';

@ApiController('commerce', 'api/me/program-fees')
export class ProgramFeesController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-record')
  @Ok(ProgramFeePage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<ProgramFeeResponse>> {
    const page = await this.readModels.page(ProgramFee, { memberId }, [{ submittedAt: 'desc' }], pageOf(query));
    return mapPage(page, showProgramFee);
  }

  /** What to pay the next fee under. It stays the same until a claim is recorded with it. */
  @Get('next-reference')
  @Access('own-record')
  @Ok(PaymentReferenceResponse)
  async nextReference(@Me() memberId: string): Promise<PaymentReferenceResponse> {
    const claims = await this.readModels.all(ProgramFee, { memberId });
    return { reference: nextPaymentReference(memberId, new Set(claims.map(({ id }) => id))) };
  }
}
