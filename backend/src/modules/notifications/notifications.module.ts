import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel, withKeep } from '../../platform/projections/read-model.js';
import { inbox } from './domain/inbox.aggregate.js';
import { MarkNotificationsReadController } from './http/mark-notifications-read.controller.js';
import { NotificationsController } from './read-models/notifications/notifications.controller.js';
import { notificationsProjector } from './read-models/notifications/notifications.projector.js';
import { Notification } from './read-models/notifications/notifications.row.js';
import { RETENTION_DAYS } from './read-models/notifications/recent-notifications.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [inbox],
      readModels: [withKeep(readModel(notificationsProjector, Notification), { days: RETENTION_DAYS, since: 'at' })],
    }),
  ],
  controllers: [MarkNotificationsReadController, NotificationsController],
})
export class NotificationsModule {}
