import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me, MySession } from '../../../../access/access.decorator.js';
import { Sessions } from '../../sessions/sessions.js';
import { SessionsResponse } from './sessions.response.js';

@ApiTags('session')
@Access('own-account')
@Controller('api/auth/sessions')
export class SessionsListController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @ApiOkResponse({ type: SessionsResponse })
  async list(@Me() memberId: string, @MySession() sessionId: string): Promise<SessionsResponse> {
    const open = await this.sessions.openOf(memberId);
    return { items: open.map((session) => ({ ...session, current: session.id === sessionId })), total: open.length };
  }
}
