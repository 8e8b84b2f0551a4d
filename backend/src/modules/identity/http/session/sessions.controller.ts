import { Controller, Delete, HttpCode, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me, MySession } from '../../../../access/access.decorator.js';
import { httpRefusals } from '../../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { Sessions } from '../../sessions/sessions.js';

/** Signs the member out of devices. */
@ApiTags('session')
@Access('own-account')
@Controller('api/auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async end(@Me() memberId: string, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    if (!(await this.sessions.end(memberId, id))) throw new HttpProblem(httpRefusals.NOT_FOUND);
  }

  /** Every device. This one is the last, as its tabs ask what became of it as soon as it ends. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async endAll(@Me() memberId: string, @MySession() sessionId: string): Promise<void> {
    const open = await this.sessions.openOf(memberId);
    for (const { id } of open) if (id !== sessionId) await this.sessions.end(memberId, id);
    await this.sessions.end(memberId, sessionId);
  }
}
