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

/** Signs the member out of devices. */
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

  /** Every device. This one is the last, as its tabs ask what became of it as soon as it ends. */
  @Delete()
  @NoContent()
  async endAll(@Me() memberId: string, @MySession() sessionId: string): Promise<void> {
    const open = await this.sessions.openOf(memberId);
    for (const { id } of open) if (id !== sessionId) await this.sessions.end(memberId, id);
    await this.sessions.end(memberId, sessionId);
  }
}
