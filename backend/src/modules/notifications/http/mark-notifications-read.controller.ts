import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { Text, TextList } from '../../../platform/http/fields.js';
import { notFound } from '../../../platform/http/problem.js';
import { ListProp, NumberProp } from '../../../platform/http/props.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { inbox, inboxOf } from '../domain/inbox.aggregate.js';
import { Notification, type NotificationRow } from '../read-models/notifications/notifications.row.js';
import { recentNotificationsOf } from '../read-models/notifications/recent-notifications.js';

class MarkNotificationsReadRequest {
  @Text({ max: 60, optional: true }) id?: string;
  @TextList({ maxItems: 20, max: 60, optional: true }) ids?: string[];
  /** The newest notification that was shown. Later ones stay unread. */
  @Text({ max: 60, optional: true }) upTo?: string;
}

class NotificationsReadResponse {
  @NumberProp({ description: 'How many were unread until now.' }) marked: number;
  @ListProp('string', { description: 'Which: what two devices show at once is claimed by one of them.' })
  ids: readonly string[];
}

@ApiController('notifications', 'api/me/notifications/read')
export class MarkNotificationsReadController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Access('own-record')
  @Ok(NotificationsReadResponse)
  async mark(
    @Me() memberId: string,
    @Body() { id, ids: several = id ? [id] : undefined, upTo }: MarkNotificationsReadRequest,
    @RequestCaller() caller: Caller,
  ) {
    const own = several && (await Promise.all(several.map((one) => this.own(memberId, one))));
    const ids = own ? own.map((row) => row.id) : await this.unread(memberId, upTo);
    const command = { type: 'MarkNotificationsRead', data: { ids } } as const;
    return this.bus.execute(
      new ExecuteCommand(inbox, inboxOf(memberId), command, caller, ([read]) => ({
        marked: read?.type === 'NotificationsRead' ? read.data.ids.length : 0,
        ids: read?.type === 'NotificationsRead' ? read.data.ids : [],
      })),
    );
  }

  private async own(memberId: string, id: string): Promise<NotificationRow> {
    const notification = await this.readModels.find(Notification, id);
    if (notification?.memberId !== memberId) throw notFound();
    return notification;
  }

  private async unread(memberId: string, upTo: string | undefined): Promise<string[]> {
    const { at } = recentNotificationsOf(memberId, this.clock.now());
    const shown = upTo ? { ...at, $lte: (await this.own(memberId, upTo)).at } : at;
    const rows = await this.readModels.all(Notification, { memberId, at: shown, readAt: null });
    return rows.map(({ id }) => id);
  }
}
