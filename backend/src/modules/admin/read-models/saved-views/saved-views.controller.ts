import { Get } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { DataProp, FlagProp, IdProp, ListProp, TextProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { SavedViews } from './saved-views.row.js';

class SavedViewResponse {
  @TextProp() name: string;
  @DataProp() filters: object;
  @FlagProp() isShared: boolean;
  @IdProp() memberId: string;
  @TextProp({ nullable: true, description: 'Whose it is; null for one’s own.' }) by: string | null;
}

class SavedViewsResponse {
  @ListProp(() => SavedViewResponse) items: SavedViewResponse[];
}

@ApiController('staff', 'api/admin/saved-views')
export class SavedViewsListController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  /** The member's own views, then those that colleagues share, each by name. */
  @Get()
  @Access('enter-console')
  @Ok(SavedViewsResponse)
  async list(@Me() memberId: string): Promise<SavedViewsResponse> {
    const desks = await this.readModels.all(SavedViews, {});
    const names = await this.directory.namesOf(desks.map(({ id }) => id));
    const shown = desks.flatMap(({ id, views }) =>
      views
        .filter(({ isShared }) => isShared || id === memberId)
        .map(({ isShared = false, ...view }) => ({
          ...view,
          isShared,
          memberId: id,
          by: id === memberId ? null : (names.get(id) ?? 'A colleague'),
        })),
    );
    return {
      items: shown.toSorted((a, b) => Number(a.by !== null) - Number(b.by !== null) || a.name.localeCompare(b.name)),
    };
  }
}
