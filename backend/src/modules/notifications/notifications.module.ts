import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { inbox } from './domain/inbox.aggregate.js';
import { MarkNotificationsReadController } from './http/mark-notifications-read.controller.js';
import { NotificationsController } from './read-models/notifications/notifications.controller.js';
import { notificationsProjector } from './read-models/notifications/notifications.projector.js';
import { Notification } from './read-models/notifications/notifications.row.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [inbox],
      readModels: [readModel(notificationsProjector, Notification)],
    }),
  ],
  controllers: [MarkNotificationsReadController, NotificationsController],
})
export class NotificationsModule {}
