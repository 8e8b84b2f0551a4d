import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Text } from '../../../../platform/http/fields.js';
import { mapPage, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { literal } from '../../../../platform/text/tidy.js';
import { MemberDirectory } from '../../../identity/public.js';
import { referenceKey } from '../../card-payments/reference-key.js';
import { PendingProgramFeePage, type PendingProgramFeeResponse, showPending } from './pending-program-fees.response.js';
import { PendingProgramFee, type PendingProgramFeeRow } from './pending-program-fees.row.js';

class PendingProgramFeesQuery extends pageSortedBy('submittedAt') {
  @Text({ max: 100, optional: true, description: 'Part of the reference, however it is typed.' }) q?: string;
}

@ApiController('staff', 'api/admin/program-fees')
export class PendingProgramFeesController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  @Get()
  @Access('confirm-program-fees')
  @Ok(PendingProgramFeePage)
  async list(@Query() query: PendingProgramFeesQuery): Promise<Page<PendingProgramFeeResponse>> {
    const direction = query.sort === '-submittedAt' ? 'desc' : 'asc';
    const order = [{ submittedAt: direction }] as const;
    const part = literal(referenceKey(query.q ?? ''));
    const where = { waiting: true, ...(query.q && { referenceKey: { $like: `%${part}%` } }) };
    const page = await this.readModels.page(PendingProgramFee, where, [...order], pageOf(query));
    const [members, repeated] = await Promise.all([
      this.directory.of(page.items.map(({ memberId }) => memberId)),
      this.repeatedReferences(page.items),
    ]);
    return mapPage(page, (row) => showPending(row, members.get(row.memberId), repeated.has(row.referenceKey)));
  }

  /** The references of these claims that other claims carry too. */
  private async repeatedReferences(claims: readonly PendingProgramFeeRow[]): Promise<ReadonlySet<string>> {
    const keys = claims.map(({ referenceKey }) => referenceKey);
    const carrying = await this.readModels.all(PendingProgramFee, { referenceKey: { $in: keys } });
    const counts = Map.groupBy(carrying, ({ referenceKey }) => referenceKey);
    return new Set(keys.filter((key) => (counts.get(key)?.length ?? 0) > 1));
  }
}
