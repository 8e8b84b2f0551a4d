import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { DateTimeProp, IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory, nameFieldsOf } from '../../../identity/public.js';
import { FinishedBelow } from './finished-below.row.js';

class FinishedBelowResponse {
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @NumberProp() points: number;
  @ListProp(() => Number, { description: 'The days that may be handed in once more.' }) openDays: readonly number[];
  @DateTimeProp({ nullable: true }) belowSince: Date | null;
}

export class FinishedBelowPage extends pageResponse(FinishedBelowResponse) {}

@ApiController('staff', 'api/admin/appraisals/finished-below')
export class FinishedBelowController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  /** Creators who finished day 7 below 50 points, longest wait first. */
  @Get()
  @Access('review-appraisals')
  @Ok(FinishedBelowPage)
  async list(@Query() query: PageQuery): Promise<Page<FinishedBelowResponse>> {
    const where = { belowSince: { $ne: null } };
    const page = await this.readModels.page(FinishedBelow, where, [{ belowSince: 'asc' }], pageOf(query));
    const creators = await this.directory.of(page.items.map(({ id }) => id));
    return mapPage(page, ({ id: userId, points, openDays, belowSince }) => {
      const { firstName, lastName } = nameFieldsOf(creators.get(userId));
      return { userId, firstName, lastName, points, openDays, belowSince };
    });
  }
}
