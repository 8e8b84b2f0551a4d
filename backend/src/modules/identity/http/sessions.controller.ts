import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me, MySession } from '../../../access/access.decorator.js';
import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { ShownFlag, ShownId, ShownList, ShownNumber, ShownText, ShownTime } from '../../../platform/http/shown.js';
import { Sessions } from '../sessions/sessions.js';

export class SessionResponse {
  @ShownId() id: string;
  @ShownText({ description: 'What the browser says it is.' }) userAgent: string;
  @ShownTime() createdAt: Date;
  @ShownTime() lastUsedAt: Date;
  @ShownFlag({ description: 'The session of this very request.' }) current: boolean;
}

export class SessionsResponse {
  @ShownList(() => SessionResponse) items: SessionResponse[];
  @ShownNumber() total: number;
}

/** The devices on which the member is signed in. */
@ApiTags('session')
@ApiBearerAuth()
@Access('own-account')
@Controller('api/auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @ApiOkResponse({ type: SessionsResponse })
  async list(@Me() memberId: string, @MySession() sessionId: string): Promise<SessionsResponse> {
    const open = await this.sessions.openOf(memberId);
    return { items: open.map((session) => ({ ...session, current: session.id === sessionId })), total: open.length };
  }

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
