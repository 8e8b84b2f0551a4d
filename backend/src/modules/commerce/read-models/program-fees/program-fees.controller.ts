import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { mapPageAsync, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { WaitingTimes } from '../../../../platform/projections/waiting-times.js';
import { defaultCurrency, defaultPlan } from '../../../../reference-data/index.js';
import { PlanChoice } from '../../http/program-fees.requests.js';
import { PaymentReferences } from '../../payment-references/payment-references.js';
import { PaymentReferenceResponse, ProgramFeePage, showProgramFee } from './program-fees.response.js';
import { ProgramFee } from './program-fees.row.js';

/** With fewer decisions, the median predicts nothing. */
const MIN_DECISIONS = 5;

const decidedByStaff = `select submitted_at, decided_at from read.program_fees f
  where status in ('confirmed', 'rejected')
    and not exists (select 1 from commerce.card_payments p where p.claim_id = f.id and p.state = 'matched')`;

@ApiController('commerce', 'api/me/program-fees')
export class ProgramFeesController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly references: PaymentReferences,
    private readonly waitingTimes: WaitingTimes,
  ) {}

  @Get()
  @Access('own-record')
  @Ok(ProgramFeePage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<ProgramFeePage> {
    const [page, all, decisionMedianHours] = await Promise.all([
      this.readModels.page(ProgramFee, { memberId }, [{ submittedAt: 'desc' }], pageOf(query)),
      this.readModels.all(ProgramFee, { memberId }),
      this.waitingTimes.medianHours(decidedByStaff, MIN_DECISIONS),
    ]);
    const shown = await mapPageAsync(page, async (claim) =>
      showProgramFee(claim, await this.references.givenForClaim(claim, all)),
    );
    return { ...shown, decisionMedianHours };
  }

  /** The reference for the next fee. It stays the same until a claim has it. */
  @Get('next-reference')
  @Access('own-record')
  @Ok(PaymentReferenceResponse)
  async nextReference(@Me() memberId: string, @Query() query: PlanChoice): Promise<PaymentReferenceResponse> {
    const { plan = defaultPlan, currency = defaultCurrency } = query;
    const claims = await this.readModels.all(ProgramFee, { memberId });
    return { reference: await this.references.nextForPlan(memberId, plan, currency, claims) };
  }
}
