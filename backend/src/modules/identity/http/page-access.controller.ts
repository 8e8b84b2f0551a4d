import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me, MySession } from '../../../platform/access/access.decorator.js';
import { type PageAccess, pageAccess } from '../../../platform/access/page-access.js';
import { pages } from '../../../platform/access/pages.js';
import { Standings } from '../../../platform/access/standings.js';
import { Clock } from '../../../platform/config/clock.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { ShownChoice, ShownList, ShownNumber, ShownText, ShownTime } from '../../../platform/http/shown.js';

const maybe = { required: false };

export class PageAccessResponse {
  @ShownText({ description: 'A pattern of the router; the most specific one holds.' }) path: string;
  @ShownChoice(['allowed', 'redirect', 'gate', 'lock', 'suspended']) outcome: PageAccess['outcome'];
  @ShownText(maybe) to?: string;
  @ShownText(maybe) code?: string;
  @ShownNumber(maybe) need?: number;
  @ShownNumber(maybe) have?: number;
  @ShownTime(maybe) unlocksAt?: Date;
  @ShownText(maybe) reason?: string;
  @ShownText(maybe) appealReference?: string;
}

export class AccessResponse {
  @ShownList(() => PageAccessResponse) routes: PageAccessResponse[];
}

/** What the member may see, page by page: the client shows it, and decides nothing. */
@ApiTags('account')
@ApiBearerAuth()
@Controller('api/me/access')
export class PageAccessController {
  constructor(
    private readonly standings: Standings,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('own-account')
  @ApiOkResponse({ type: AccessResponse })
  async show(@Me() memberId: string, @MySession() sessionId: string): Promise<AccessResponse> {
    const standing = await this.standings.of(memberId, sessionId);
    if (!standing) throw new HttpProblem('NOT_SIGNED_IN');
    const now = this.clock.now();
    return { routes: pages.map((page) => pageAccess(page, standing, now)) };
  }
}
