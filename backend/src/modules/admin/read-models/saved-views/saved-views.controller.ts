import { Get } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { DataProp, ListProp, TextProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { SavedViews } from './saved-views.row.js';

class SavedViewResponse {
  @TextProp() name: string;
  @DataProp() filters: object;
}

class SavedViewsResponse {
  @ListProp(() => SavedViewResponse) items: SavedViewResponse[];
}

@ApiController('staff', 'api/admin/saved-views')
export class SavedViewsListController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('manage-members')
  @Ok(SavedViewsResponse)
  async list(@Me() memberId: string): Promise<SavedViewsResponse> {
    const row = await this.readModels.one(SavedViews, memberId);
    return { items: [...(row?.views ?? [])] };
  }
}
