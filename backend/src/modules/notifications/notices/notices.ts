import { Injectable } from '@nestjs/common';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { Clock } from '../../../platform/config/clock.js';
import { addMinutes, derivedId } from '../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { DefiniteFailure, Effects } from '../../../platform/jobs/effects.js';
import { RetryLater } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { timeZoneOf } from '../../../reference-data/index.js';
import { channelsToTry, defaultNoticeSettings, type NoticeSettings } from '../domain/notice-settings.js';
import { afterQuietHours } from '../domain/quiet-hours.js';
import { NoticeChoices } from '../read-models/notice-settings/notice-settings.row.js';
import { wordsOf } from '../read-models/notifications/notification-words.js';
import { type Notice, notices, sendNotices } from './notice-dispatch.js';
import { NoticeMail } from './notice-mail.js';
import { PushDelivery } from './push-delivery.js';
import type { PushOutcome } from './push-sender.js';

const RETRY_MINUTES = 1;
/** How long a busy push service is retried before the next channel is used. */
const MAX_RETRY_MINUTES = 15;

/** Sends each notice once, by the channel that the member chose. The inbox has the news in any case. */
@Injectable()
export class Notices {
  constructor(
    private readonly accounts: AccountStatuses,
    private readonly clock: Clock,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly effects: Effects,
    private readonly pushes: PushDelivery,
    private readonly mail: NoticeMail,
    jobs: Jobs,
  ) {
    jobs.dispatch(sendNotices);
    jobs.handle(notices, (notice, id) => this.send(notice, id));
  }

  private async send(notice: Notice, id: string): Promise<void> {
    const { memberId, kind, code, streamId, version } = notice;
    const account = await this.accounts.ofAccount(memberId);
    if (!account || account.suspended) return;
    const settings = (await this.readModels.one(NoticeChoices, memberId)) ?? defaultNoticeSettings;
    const can = { push: await this.pushes.canReach(memberId), mail: this.mail.isPossible };
    const channels = channelsToTry(settings.channels[kind] ?? 'push', can);
    if (channels.length === 0) return;
    const timeZone = timeZoneOf(account.country);
    this.waitForMorning(settings, timeZone);
    if (isReminder(notice) && (await this.store.head(streamId)).version > version) return;
    const words = wordsOf(code, notice, timeZone);
    const giveUpAt = addMinutes(afterQuietHours(new Date(notice.at), settings.quietHours, timeZone), MAX_RETRY_MINUTES);
    if (channels.includes('push') && (await this.push(notice, id, words, giveUpAt))) return;
    const nth = id.endsWith('-0') ? '' : id; // an event may have a notice for several members
    if (channels.includes('mail'))
      await this.mail.keep(memberId, derivedId(streamId, `notice/${String(version)}${nth}`), words);
  }

  private waitForMorning({ quietHours }: NoticeSettings, timeZone: string): void {
    const now = this.clock.now();
    const due = afterQuietHours(now, quietHours, timeZone);
    if (due > now) throw new RetryLater(due);
  }

  /** Answers whether the notice is settled, which includes a doubtful push. Otherwise the next channel is used. */
  private async push(notice: Notice, id: string, words: { title: string; link: string }, giveUpAt: Date) {
    const { title, link } = words;
    let outcome = 'taken' as PushOutcome;
    try {
      await this.effects.once({ id, queue: notices.queue, data: notice }, async () => {
        outcome = await this.pushes.push(notice.memberId, { title, link, tag: id });
        if (outcome !== 'taken') throw new DefiniteFailure(outcome);
      });
    } catch (error) {
      if (!(error instanceof DefiniteFailure)) throw error;
    }
    const now = this.clock.now();
    if (outcome === 'later' && now < giveUpAt) throw new RetryLater(addMinutes(now, RETRY_MINUTES));
    return outcome === 'taken';
  }
}

/** Reminders are dropped once their stream has a later event. */
const isReminder = ({ kind }: Notice): boolean => kind === 'openDay' || kind === 'renewal';
