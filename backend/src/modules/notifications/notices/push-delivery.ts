import { Injectable } from '@nestjs/common';
import { DefiniteFailure } from '../../../platform/jobs/effects.js';
import { type PushOutcome, PushSender } from './push-sender.js';
import { PushSubscriptions, type SubscribedDevice } from './push-subscriptions.js';

/** Sends one push to all devices of a member. */
@Injectable()
export class PushDelivery {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly sender: PushSender,
  ) {}

  async canReach(memberId: string): Promise<boolean> {
    return this.sender.publicKey !== null && (await this.subscriptions.of(memberId)).length > 0;
  }

  /** Answers `taken` once one device has it. Throws when none has and a response was lost. */
  async push(memberId: string, payload: object): Promise<PushOutcome> {
    const devices = await this.subscriptions.of(memberId);
    const results = await Promise.allSettled(devices.map((device) => this.pushTo(device, payload)));
    const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value : 'lost'));
    if (outcomes.includes('taken')) return 'taken';
    const lost = results.find((result) => result.status === 'rejected');
    if (lost) throw lost.reason;
    return outcomes.includes('later') ? 'later' : 'refused';
  }

  private async pushTo({ sessionId, subscription }: SubscribedDevice, payload: object): Promise<PushOutcome> {
    try {
      const outcome = await this.sender.send(subscription, payload);
      if (outcome === 'gone') await this.subscriptions.remove(sessionId);
      return outcome;
    } catch (error) {
      if (error instanceof DefiniteFailure) return 'later';
      throw error;
    }
  }
}
