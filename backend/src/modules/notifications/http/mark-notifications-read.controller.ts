import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me } from '../../../platform/access/access.decorator.js';
import { type Caller, ExecuteCommand, type Executed } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { RequestCaller } from '../../../platform/http/caller.decorator.js';
import { Text } from '../../../platform/http/fields.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { ShownNumber } from '../../../platform/http/shown.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { inbox, inboxOf } from '../domain/inbox.aggregate.js';
import { keptFor } from '../read-models/notifications/kept-notifications.js';
import { Notification } from '../read-models/notifications/notifications.row.js';

class MarkNotificationsReadRequest {
  /** One of them; without it all that are unread. */
  @Text({ max: 60, optional: true }) id?: string;
}

class NotificationsReadResponse {
  @ShownNumber({ description: 'How many were unread until now.' }) marked: number;
}

@ApiTags('notifications')
@ApiBearerAuth()
@Controller('api/me/notifications/read')
export class MarkNotificationsReadController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('own-record')
  @ApiOkResponse({ type: NotificationsReadResponse })
  async mark(
    @Me() memberId: string,
    @Body() { id }: MarkNotificationsReadRequest,
    @RequestCaller() caller: Caller,
  ): Promise<Executed<NotificationsReadResponse>> {
    const ids = id ? [await this.own(memberId, id)] : await this.unread(memberId);
    const command = { type: 'MarkNotificationsRead', data: { ids } } as const;
    return this.bus.execute(
      new ExecuteCommand(inbox, inboxOf(memberId), command, caller, ([read]) => ({
        marked: read?.data.ids.length ?? 0,
      })),
    );
  }

  private async own(memberId: string, id: string): Promise<string> {
    const notification = await this.readModels.find(Notification, id);
    if (notification?.memberId !== memberId) throw new HttpProblem('NOT_FOUND');
    return id;
  }

  private async unread(memberId: string): Promise<string[]> {
    const rows = await this.readModels.all(Notification, { ...keptFor(memberId, this.clock.now()), readAt: null });
    return rows.map(({ id }) => id);
  }
}
