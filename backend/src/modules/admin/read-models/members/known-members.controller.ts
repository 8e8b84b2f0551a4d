import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../platform/access/access.decorator.js';
import { Text } from '../../../../platform/http/fields.js';
import { ShownId, ShownList, ShownText } from '../../../../platform/http/shown.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { addressedAs, namedLike } from './members.query.js';
import { Member } from './members.row.js';

const MOST = 10;

class KnownMembersQuery {
  @Text({ min: 2, max: 100, description: 'Part of a name, of the e-mail address or of the number.' }) q: string;
}

class KnownMember {
  @ShownId() id: string;
  @ShownText() name: string;
  @ShownText() membershipType: string;
}

class KnownMembersResponse {
  @ShownList(() => KnownMember) items: KnownMember[];
}

/** Finds the id behind a name, for the filters of the history: no address, no number. */
@ApiTags('audit')
@ApiBearerAuth()
@Controller('api/audit/members')
export class KnownMembersController {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  @Get()
  @Access('read-history')
  @ApiOkResponse({ type: KnownMembersResponse })
  async find(@Query() { q }: KnownMembersQuery): Promise<KnownMembersResponse> {
    const address = addressedAs(q);
    const owner = address ? await this.readModels.first(1, Member, address, []) : [];
    const found = owner.length > 0 ? owner : await this.readModels.first(MOST, Member, namedLike(q), []);
    return {
      items: found.map(({ id, firstName, lastName, membershipType }) => ({
        id,
        name: `${firstName} ${lastName}`,
        membershipType,
      })),
    };
  }
}
