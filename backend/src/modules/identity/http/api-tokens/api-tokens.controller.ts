import { Body, Delete, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import {
  Access,
  ApiController,
  Created,
  MyStatus,
  NoApiTokens,
  NoContent,
  PathId,
  RequestCaller,
} from '../../../../access/access.decorator.js';
import type { AccountStatus } from '../../../../access/policy.js';
import { ownRightsOf } from '../../../../access/token-rights.js';
import { hashOfApiToken } from '../../../../platform/access/api-token.js';
import { type Caller, ExecuteCommand } from '../../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../../platform/config/clock.js';
import { ApiTokens } from '../../api-tokens/api-tokens.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import { MadeApiTokenResponse, MakeApiTokenRequest } from './api-tokens.requests.js';

@NoApiTokens()
@ApiController('account', 'api/me/api-tokens')
export class ApiTokensController {
  constructor(
    private readonly bus: CommandBus,
    private readonly tokens: ApiTokens,
    private readonly clock: Clock,
  ) {}

  /** Only this response has the token. */
  @Post()
  @Access('make-api-tokens')
  @Created(MadeApiTokenResponse)
  async make(
    @MyStatus() status: AccountStatus,
    @Body() { name, rights, expiresAt }: MakeApiTokenRequest,
    @RequestCaller() caller: Caller,
  ) {
    const at = this.clock.now();
    const [tokenId, ownRights] = [uuidv7(), ownRightsOf(status, at)];
    const tokenHash = hashOfApiToken(await this.tokens.tokenOf(tokenId)).toString('hex');
    const made = { id: tokenId, name, rights, madeAt: at, expiresAt, lastUsedOn: null };
    const data = { tokenId, tokenHash, name, rights, ownRights, expiresAt, at };
    const target = memberOf(caller.actorId);
    const executed = await this.bus.execute(
      new ExecuteCommand(memberAggregate, target, { type: 'MakeApiToken', data }, caller, () => made),
    );
    return executed.with({ ...executed.answer, token: await this.tokens.tokenOf(executed.answer.id) });
  }

  /** Takes effect at once, on every instance. */
  @Delete(':id')
  @Access('own-record')
  @NoContent()
  async revoke(@PathId('id') tokenId: string, @RequestCaller() caller: Caller): Promise<void> {
    const target = memberOf(caller.actorId);
    await this.bus.execute(
      new ExecuteCommand(memberAggregate, target, { type: 'RevokeApiToken', data: { tokenId } }, caller),
    );
  }
}
