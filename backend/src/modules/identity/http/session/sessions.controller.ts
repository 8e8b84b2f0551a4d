import { Delete } from '@nestjs/common';
import {
  Access,
  ApiController,
  Me,
  MySession,
  NoApiTokens,
  NoContent,
  PathId,
} from '../../../../access/access.decorator.js';
import { notFound } from '../../../../platform/http/problem.js';
import { Sessions } from '../../sessions/sessions.js';

@Access('own-account')
@NoApiTokens()
@ApiController('session', 'api/auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Delete(':id')
  @NoContent()
  async end(@Me() memberId: string, @PathId('id') id: string): Promise<void> {
    if (!(await this.sessions.end(memberId, id))) throw notFound();
  }

  /** Ends this session last, because its tabs check it as soon as it ends. */
  @Delete()
  @NoContent()
  async endAll(@Me() memberId: string, @MySession() sessionId: string): Promise<void> {
    const open = await this.sessions.openOf(memberId);
    for (const { id } of open) if (id !== sessionId) await this.sessions.end(memberId, id);
    await this.sessions.end(memberId, sessionId);
  }
}
