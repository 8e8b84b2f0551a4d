import { Body, Delete, Post } from '@nestjs/common';
import { Access, ApiController, Me, MySession, NoApiTokens, NoContent } from '../../../access/access.decorator.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { PushSender } from '../notices/push-sender.js';
import { PushSubscriptions } from '../notices/push-subscriptions.js';
import { noticeRefusals } from './notice-settings.refusals.js';
import { PushSubscriptionRequest } from './push-subscription.requests.js';

/** A session has one subscription, as it stands for a device. */
@Access('own-record')
@NoApiTokens()
@ApiController('notifications', 'api/me/push-subscriptions')
export class PushSubscriptionsController {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly sender: PushSender,
  ) {}

  @Post()
  @NoContent()
  async subscribe(
    @Me() memberId: string,
    @MySession() sessionId: string,
    @Body() { endpoint, keys: { p256dh, auth } }: PushSubscriptionRequest,
  ): Promise<void> {
    if (!this.sender.mayReach(endpoint)) throw new HttpProblem(noticeRefusals.PUSH_ENDPOINT_REFUSED);
    await this.subscriptions.keep(memberId, sessionId, { endpoint, keys: { p256dh, auth } });
  }

  @Delete()
  @NoContent()
  async unsubscribe(@MySession() sessionId: string): Promise<void> {
    await this.subscriptions.remove(sessionId);
  }
}
