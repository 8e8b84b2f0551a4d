import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { Choice } from '../../../../platform/http/fields.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { type Currency, currencies, defaultCurrency, defaultPlan, plans } from '../../../../reference-data/index.js';
import type { Plan } from '../../domain/membership.events.js';
import { PaymentReferences } from '../../payment-references/payment-references.js';
import {
  PaymentReferenceResponse,
  ProgramFeePage,
  type ProgramFeeResponse,
  showProgramFee,
} from './program-fees.response.js';
import { ProgramFee } from './program-fees.row.js';

class NextReferenceQuery {
  @Choice(
    plans.map(({ id }) => id),
    { optional: true },
  )
  plan?: Plan;
  @Choice(
    currencies.map(({ code }) => code),
    { optional: true },
  )
  currency?: Currency;
}

@ApiController('commerce', 'api/me/program-fees')
export class ProgramFeesController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly references: PaymentReferences,
  ) {}

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
  async nextReference(@Me() memberId: string, @Query() query: NextReferenceQuery): Promise<PaymentReferenceResponse> {
    const { plan = defaultPlan, currency = defaultCurrency } = query;
    const claims = await this.readModels.all(ProgramFee, { memberId });
    const taken = new Set(claims.map(({ referenceKey }) => referenceKey));
    return { reference: await this.references.next(memberId, plan, currency, taken) };
  }
}
