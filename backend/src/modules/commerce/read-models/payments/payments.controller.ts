import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Pool } from '../../../../platform/database/pool.js';
import { Choice, Text } from '../../../../platform/http/fields.js';
import { mapPage, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberSearch } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import { PaymentPage, showPayment } from './payments.response.js';
import { Payment, type PaymentRow, type PaymentStatus, paymentStatuses } from './payments.row.js';
import { findPayments, MAX_MEMBERS } from './payments.sql.js';

class PendingPaymentsQuery extends pageSortedBy('submittedAt') {
  @Text({ max: 100, optional: true, description: 'A part of the reference, words of the name, or the amount.' })
  q?: string;
}

class PaymentsQuery extends PendingPaymentsQuery {
  @Choice(paymentStatuses, { optional: true }) status?: PaymentStatus;
}

@ApiController('staff', 'api/admin')
export class PaymentsController {
  constructor(
    private readonly pool: Pool,
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly members: MemberSearch,
  ) {}

  @Get('program-fees')
  @Access('read-payments')
  @Ok(PaymentPage)
  listPending(@Query() query: PendingPaymentsQuery): Promise<PaymentPage> {
    return this.find(query, 'pending');
  }

  /** Newest first; those that wait, oldest first. */
  @Get('payments')
  @Access('read-payments')
  @Ok(PaymentPage)
  list(@Query() query: PaymentsQuery): Promise<PaymentPage> {
    return this.find(query, query.status);
  }

  private async find(query: PendingPaymentsQuery, status: PaymentStatus | undefined): Promise<PaymentPage> {
    const { q, sort } = query;
    const direction = (sort ?? (status === 'pending' ? 'submittedAt' : '-submittedAt')).startsWith('-')
      ? 'desc'
      : 'asc';
    const called = q ? await this.members.idsCalled(q, MAX_MEMBERS + 1) : [];
    const tooManyNames = called.length > MAX_MEMBERS;
    const found = q ? await findPayments(this.pool, q, tooManyNames ? [] : called) : undefined;
    const where = { $and: [status ? { status } : {}, found ?? {}] };
    const page = await this.readModels.page(Payment, where, [{ submittedAt: direction }], pageOf(query));
    const ids = page.items.flatMap(({ memberId, decidedBy }) => [memberId, ...(decidedBy ? [decidedBy] : [])]);
    const [people, repeated] = await Promise.all([this.directory.of(ids), this.repeatedReferences(page.items)]);
    const shown = mapPage(page, (row) => showPayment(row, people, repeated.has(row.referenceKey)));
    return { ...shown, ...(tooManyNames && { tooManyNames }) };
  }

  /** The references of these claims that other claims carry too. */
  private async repeatedReferences(claims: readonly PaymentRow[]): Promise<ReadonlySet<string>> {
    const keys = claims.map(({ referenceKey }) => referenceKey);
    const carrying = await this.readModels.all(Payment, { referenceKey: { $in: keys } });
    const counts = Map.groupBy(carrying, ({ referenceKey }) => referenceKey);
    return new Set(keys.filter((key) => (counts.get(key)?.length ?? 0) > 1));
  }
}
