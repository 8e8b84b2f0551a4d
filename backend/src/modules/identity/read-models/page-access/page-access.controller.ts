import { Get } from '@nestjs/common';
import { Access, ApiController, Me, MySession, NoApiTokens, Ok } from '../../../../access/access.decorator.js';
import { AccountStatuses } from '../../../../access/account-statuses.js';
import { type PageAccess, pageAccess } from '../../../../access/page-access.js';
import { pages } from '../../../../access/pages.js';
import type { AccountStatus } from '../../../../access/policy.js';
import { Clock } from '../../../../platform/config/clock.js';
import { httpRefusals } from '../../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { ChoiceProp, DateTimeProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';

const maybe = { required: false };

export class PageAccessResponse {
  @TextProp({ description: 'A pattern of the router; the most specific one holds.' }) path: string;
  @ChoiceProp(['allowed', 'redirect', 'gate', 'lock', 'suspended']) outcome: PageAccess['outcome'];
  @TextProp(maybe) to?: string;
  @TextProp(maybe) code?: string;
  @NumberProp(maybe) need?: number;
  @NumberProp(maybe) have?: number;
  @DateTimeProp(maybe) unlocksAt?: Date;
  @TextProp(maybe) reason?: string;
  @TextProp(maybe) appealReference?: string;
}

export class AccessResponse {
  @ListProp(() => PageAccessResponse) routes: PageAccessResponse[];
  @ChoiceProp(['off', 'asked', 'required'], { description: 'Off once the e-mail address is verified.' })
  emailVerification: AccountStatus['emailVerification'];
}

@ApiController('account', 'api/me/access')
export class PageAccessController {
  constructor(
    private readonly statuses: AccountStatuses,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('own-account')
  @NoApiTokens()
  @Ok(AccessResponse)
  async show(@Me() memberId: string, @MySession() sessionId: string): Promise<AccessResponse> {
    const status = await this.statuses.of(memberId, sessionId);
    if (!status) throw new HttpProblem(httpRefusals.NOT_SIGNED_IN);
    const now = this.clock.now();
    const routes = pages.map((page) => pageAccess(page, status, now));
    return { routes, emailVerification: status.emailVerification };
  }
}
