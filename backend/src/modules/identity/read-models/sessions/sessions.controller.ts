import { Get } from '@nestjs/common';
import { Access, ApiController, Me, MySession, NoApiTokens, Ok } from '../../../../access/access.decorator.js';
import { Sessions } from '../../sessions/sessions.js';
import { SessionsResponse } from './sessions.response.js';

@Access('own-account')
@NoApiTokens()
@ApiController('session', 'api/auth/sessions')
export class SessionsListController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @Ok(SessionsResponse)
  async list(@Me() memberId: string, @MySession() sessionId: string): Promise<SessionsResponse> {
    const open = await this.sessions.openOf(memberId);
    return { items: open.map((session) => ({ ...session, current: session.id === sessionId })), total: open.length };
  }
}
