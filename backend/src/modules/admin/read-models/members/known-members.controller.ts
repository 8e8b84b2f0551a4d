import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../platform/access/access.decorator.js';
import { Text } from '../../../../platform/http/fields.js';
import { ShownId, ShownList, ShownText } from '../../../../platform/http/shown.js';
import { searchOf } from './members.query.js';
import { MembersList } from './members-list.js';

const MOST = 10;

class KnownMembersQuery {
  @Text({ min: 2, max: 100, description: 'Words, as in the list of members.' }) q: string;
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
  constructor(@Inject(MembersList) private readonly members: MembersList) {}

  @Get()
  @Access('read-history')
  @ApiOkResponse({ type: KnownMembersResponse })
  async find(@Query() { q }: KnownMembersQuery): Promise<KnownMembersResponse> {
    const search = searchOf(q);
    const found = search ? await this.members.some(search, MOST) : [];
    return {
      items: found.map(({ id, firstName, lastName, membershipType }) => ({
        id,
        name: `${firstName} ${lastName}`,
        membershipType,
      })),
    };
  }
}
