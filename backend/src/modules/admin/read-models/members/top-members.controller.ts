import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { pick } from '../../../../platform/event-sourcing/index.js';
import { Choice } from '../../../../platform/http/fields.js';
import { IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { countries } from '../../../../reference-data/index.js';
import { Member } from './members.row.js';

const MAX_MEMBERS = 20;

class TopMembersQuery {
  @Choice(countries.map(({ id }) => id)) country: string;
}

class TopMember {
  @IdProp() id: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp({ nullable: true }) qualification: string | null;
  @TextProp({ nullable: true }) state: string | null;
  @NumberProp() points: number;
}

class TopMembersResponse {
  @ListProp(() => TopMember) items: TopMember[];
}

@ApiController('staff', 'api/admin/analytics/top-members')
export class TopMembersController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('read-analytics')
  @RecordedAccess({ member: 'id' })
  @Ok(TopMembersResponse)
  async list(@Query() { country }: TopMembersQuery): Promise<TopMembersResponse> {
    const creators = { country, membershipType: 'Creator' as const, bannedAt: null };
    const members = await this.readModels.first(MAX_MEMBERS, Member, creators, [{ points: 'desc' }]);
    return {
      items: members.map((row) => pick(row, ['id', 'firstName', 'lastName', 'qualification', 'state', 'points'])),
    };
  }
}
