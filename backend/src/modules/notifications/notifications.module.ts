import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { readModel, withKeep } from '../../platform/projections/read-model.js';
import { inbox } from './domain/inbox.aggregate.js';
import { ChooseNoticesController } from './http/choose-notices.controller.js';
import { MarkNotificationsReadController } from './http/mark-notifications-read.controller.js';
import { PushSubscriptionsController } from './http/push-subscriptions.controller.js';
import { DoneNotices } from './notices/done-notices.js';
import { NoticeMail } from './notices/notice-mail.js';
import { Notices } from './notices/notices.js';
import { PushDelivery } from './notices/push-delivery.js';
import { PushSender } from './notices/push-sender.js';
import { PushSubscriptions } from './notices/push-subscriptions.js';
import { NoticeSettingsController } from './read-models/notice-settings/notice-settings.controller.js';
import { noticeSettingsProjector } from './read-models/notice-settings/notice-settings.projector.js';
import { NoticeChoices } from './read-models/notice-settings/notice-settings.row.js';
import { NotificationsController } from './read-models/notifications/notifications.controller.js';
import { notificationsProjector } from './read-models/notifications/notifications.projector.js';
import { Notification } from './read-models/notifications/notifications.row.js';
import { RETENTION_DAYS } from './read-models/notifications/recent-notifications.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [inbox],
      readModels: [
        withKeep(readModel(notificationsProjector, Notification), { days: RETENTION_DAYS, since: 'at' }),
        readModel(noticeSettingsProjector, NoticeChoices),
      ],
    }),
  ],
  controllers: [
    MarkNotificationsReadController,
    NotificationsController,
    ChooseNoticesController,
    NoticeSettingsController,
    PushSubscriptionsController,
  ],
  providers: [DoneNotices, NoticeMail, Notices, PushDelivery, PushSender, PushSubscriptions],
})
export class NotificationsModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.register({
      name: 'push subscriptions of devices that were signed out',
      keepDays: 0,
      table: 'notifications.push_subscriptions',
      isOld: 'exists (select from identity.sessions s where s.id = session_id and s.ended_at < $1)',
    });
  }
}
