import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { LoanPage, type LoanResponse, showLoan } from './loans.response.js';
import { Loan } from './loans.row.js';

@ApiController('commerce', 'api/me/loans')
export class LoansController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-business')
  @Ok(LoanPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<LoanResponse>> {
    const page = await this.readModels.page(Loan, { memberId }, [{ requestedAt: 'desc' }], pageOf(query));
    return mapPage(page, showLoan);
  }
}
