import type { FilterQuery } from '@mikro-orm/core';
import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Choice, Text } from '../../../../platform/http/fields.js';
import { mapPage, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { isOneOf, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberSearch, QueueExports, QueueLists } from '../../../admin/public.js';
import { MemberDirectory, type MemberEntry } from '../../../identity/public.js';
import { PaymentReferences } from '../../payment-references/payment-references.js';
import { NAMES_ASKED_FOR, PaymentSearch } from '../../payment-search/payment-search.js';
import { Renewals } from '../../renewals/renewals.js';
import { PaymentPage, showPayment } from './payments.response.js';
import { Payment, type PaymentRow, paymentStatuses } from './payments.row.js';

const isPro = (member: MemberEntry | undefined): boolean => member !== undefined && member.proPlan !== 'none';

class PendingPaymentsQuery extends pageSortedBy('submittedAt') {
  @Text({
    max: 100,
    optional: true,
    description: 'A part of the reference, words of the name, the amount, or the number of a receipt.',
  })
  q?: string;
}

const statusesAskedFor = [...paymentStatuses, 'overdue'] as const;
type StatusAskedFor = (typeof statusesAskedFor)[number];

class PaymentsQuery extends PendingPaymentsQuery {
  @Choice(statusesAskedFor, { optional: true }) status?: StatusAskedFor;
}

@ApiController('staff', 'api/admin')
export class PaymentsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly members: MemberSearch,
    private readonly search: PaymentSearch,
    private readonly renewals: Renewals,
    private readonly references: PaymentReferences,
    private readonly queues: QueueLists,
    exports: QueueExports,
  ) {
    exports.offer('payments', (query) => this.list(query));
  }

  @Get('program-fees')
  @Access('read-payments')
  @Ok(PaymentPage)
  listPending(@Query() query: PendingPaymentsQuery): Promise<PaymentPage> {
    return this.find(query, 'pending');
  }

  /** Newest first. Pending payments are oldest first. */
  @Get('payments')
  @Access('read-payments')
  @Ok(PaymentPage)
  list(@Query() query: PaymentsQuery): Promise<PaymentPage> {
    return this.find(query, query.status);
  }

  private async find(query: PendingPaymentsQuery, status: StatusAskedFor | undefined): Promise<PaymentPage> {
    const { q, sort } = query;
    const isWaiting = status === 'pending' || status === 'overdue';
    const direction = (sort ?? (isWaiting ? 'submittedAt' : '-submittedAt')).startsWith('-') ? 'desc' : 'asc';
    const called = q ? await this.members.idsCalled(q, NAMES_ASKED_FOR) : [];
    const found = q ? await this.search.find({ entity: Payment, price: 'fee' }, q, called) : undefined;
    const where = { $and: [await this.inStatus(status), found?.where ?? {}] };
    const page = await this.readModels.page(Payment, where, [{ submittedAt: direction }], pageOf(query));
    const ids = page.items.flatMap(({ memberId, decidedBy }) => [memberId, ...(decidedBy ? [decidedBy] : [])]);
    const [people, repeated, receipts] = await Promise.all([
      this.directory.of(ids),
      this.repeatedReferences(page.items),
      this.search.receiptNumbers(page.items.map(({ id }) => id)),
    ]);
    const renewing = page.items.filter(({ memberId, status }) => status === 'pending' && isPro(people.get(memberId)));
    const [ends, given] = await Promise.all([
      this.renewals.endsFor(renewing.map(({ memberId }) => memberId)),
      this.givenReferences(page.items.filter(({ memberId }) => people.has(memberId))),
    ]);
    const shown = mapPage(page, (row) =>
      showPayment(row, people, {
        referenceSeenBefore: repeated.has(row.referenceKey),
        receipt: receipts.get(row.id) ?? null,
        givenReference: given.get(row.id) ?? null,
        renewsUntil: row.status === 'pending' ? (ends.get(row.memberId) ?? null) : null,
      }),
    );
    return { ...shown, ...(found?.tooManyNames && { tooManyNames: true }) };
  }

  private async inStatus(status: StatusAskedFor | undefined): Promise<FilterQuery<PaymentRow>> {
    if (status !== 'overdue') return status ? { status } : {};
    return { status: 'pending', submittedAt: await this.queues.longerThanTarget('payments') };
  }

  /** The references of ours, by claim. A card payment that made a claim by itself was told none. */
  private async givenReferences(claims: readonly PaymentRow[]): Promise<ReadonlyMap<string, string | null>> {
    const made = claims.filter(({ source }) => source === 'member');
    const all = await this.readModels.all(Payment, { memberId: isOneOf(made.map(({ memberId }) => memberId)) });
    const given = made.map(async (row) => [row.id, await this.references.givenForClaim(row, all)] as const);
    return new Map(await Promise.all(given));
  }

  /** References of these claims that other claims have too. */
  private async repeatedReferences(claims: readonly PaymentRow[]): Promise<ReadonlySet<string>> {
    const keys = claims.map(({ referenceKey }) => referenceKey);
    const carrying = await this.readModels.all(Payment, { referenceKey: { $in: keys } });
    const counts = Map.groupBy(carrying, ({ referenceKey }) => referenceKey);
    return new Set(keys.filter((key) => (counts.get(key)?.length ?? 0) > 1));
  }
}
