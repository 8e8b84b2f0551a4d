import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { Deliveries } from './deliveries/deliveries.js';
import { Endpoints } from './deliveries/endpoints.js';
import { WebhookSender } from './deliveries/sender.js';
import { WebhookDispatch } from './deliveries/webhook-dispatch.js';
import { webhook } from './domain/webhook.aggregate.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { WebhooksListController } from './read-models/webhooks/webhooks.controller.js';

@Module({
  imports: [EventSourcingModule.forFeature({ aggregates: [webhook] })],
  controllers: [WebhooksController, WebhooksListController],
  providers: [Deliveries, Endpoints, WebhookSender, WebhookDispatch],
})
export class WebhooksModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.register({
      name: 'deliveries of webhooks',
      keepDays: 30,
      table: 'webhooks.deliveries',
      isOld: 'first_at < $1',
    });
  }
}
