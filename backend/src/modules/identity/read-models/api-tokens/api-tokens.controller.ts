import { Get } from '@nestjs/common';
import { Access, ApiController, Me, MyStatus, NoApiTokens, Ok } from '../../../../access/access.decorator.js';
import type { AccountStatus } from '../../../../access/policy.js';
import { ownRightsOf, tokenRights } from '../../../../access/token-rights.js';
import { Clock } from '../../../../platform/config/clock.js';
import { ApiTokens } from '../../api-tokens/api-tokens.js';
import { ApiTokensResponse } from './api-tokens.response.js';

@Access('own-record')
@NoApiTokens()
@ApiController('account', 'api/me/api-tokens')
export class ApiTokensListController {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Ok(ApiTokensResponse)
  async list(@Me() memberId: string, @MyStatus() status: AccountStatus): Promise<ApiTokensResponse> {
    const items = await this.tokens.of(memberId);
    const rights = ownRightsOf(status, this.clock.now()).map((name) => ({ name, label: tokenRights[name] }));
    return { items, total: items.length, rights };
  }
}
